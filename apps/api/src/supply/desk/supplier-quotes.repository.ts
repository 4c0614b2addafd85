import { and, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { QuoteGroup } from '@lohahaat/contract/supply/desk/supplier-desk'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

const conditions: Readonly<Record<QuoteGroup, SQL | undefined>> = {
  waiting: and(isNull(quotes.acceptedAt), eq(enquiries.status, 'InProgress')),
  won: isNotNull(quotes.acceptedAt),
  lost: and(isNull(quotes.acceptedAt), eq(enquiries.status, 'Completed')),
}

/** A company's own quotes of one group, the newest first. */
export const listQuotesOf = (db: Db, companyId: number, group: QuoteGroup, page: number, pageSize: number) =>
  db
    .select({ quote: quotes, enquiry: enquiries })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(and(eq(quotes.companyId, companyId), conditions[group]))
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** What the lines of each quote come to and weigh: those offered, and once it is accepted those ordered. */
export const addUpOffers = (db: Db, quoteIds: readonly number[]) =>
  db
    .select({
      quoteId: quoteItems.quoteId,
      itemCount: count(),
      paise: sql`sum(${quoteItems.amountPaise})`.mapWith(BigInt),
      grams: sql`sum(${quoteItems.grams})`.mapWith(BigInt),
    })
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .where(and(isOneOf(quoteItems.quoteId, quoteIds), or(isNull(quotes.acceptedAt), quoteItems.isOrdered)))
    .groupBy(quoteItems.quoteId)

/** How many there are of each group. */
export async function countQuotesOf(db: Db, companyId: number): Promise<Record<QuoteGroup, number>> {
  const counted = (group: QuoteGroup) => sql<number>`(count(*) filter (where ${conditions[group]}))::int`
  const [found] = await db
    .select({ waiting: counted('waiting'), won: counted('won'), lost: counted('lost') })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(eq(quotes.companyId, companyId))
  return found ?? { waiting: 0, won: 0, lost: 0 }
}
