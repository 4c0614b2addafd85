import { and, count, desc, eq, gt, isNull, min, or, sql } from 'drizzle-orm'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

/** Older ones that are still open have been forgotten. */
const NEWEST_OPEN = 100

const isValid = (at: Date) => or(isNull(quotes.validUntil), gt(quotes.validUntil, at))

/** A company's open enquiries with quotes that can be accepted, the one that ends first on top. */
export function listQuotesToDecide(db: Db, companyId: number, at: Date, limit: number) {
  const open = db
    .select({
      id: enquiries.id,
      leadId: enquiries.leadId,
      revision: enquiries.revision,
      itemCount: enquiries.itemCount,
      grams: enquiries.grams,
      measuredRevision: enquiries.measuredRevision,
    })
    .from(enquiries)
    // Must match the condition of the partial index.
    .where(and(eq(enquiries.companyId, companyId), sql`${enquiries.status} = 'InProgress'`))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(NEWEST_OPEN)
    .as('open')
  const given = db
    .select({
      quotes: count().as('quotes'),
      since: sql<Date>`min(${quotes.updatedAt})`.mapWith(quotes.updatedAt).as('since'),
      endsAt: min(quotes.validUntil).as('ends_at'),
    })
    .from(quotes)
    .where(and(eq(quotes.enquiryId, open.id), eq(quotes.revision, open.revision), isValid(at)))
    .as('given')
  return db
    .select({
      id: open.id,
      leadId: open.leadId,
      revision: open.revision,
      itemCount: open.itemCount,
      grams: open.grams,
      measuredRevision: open.measuredRevision,
      quotes: given.quotes,
      since: given.since,
      endsAt: given.endsAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(open)
    .innerJoinLateral(given, gt(given.quotes, 0))
    .orderBy(sql`${given.endsAt} nulls last`, desc(open.id))
    .limit(limit)
}

/** What the quotes for these enquiries that can be accepted come to before fees and freight. */
export const addUpValidQuotes = (db: Db, enquiryIds: readonly number[], at: Date) =>
  db
    .select({
      enquiryId: quotes.enquiryId,
      freightPaisePerTon: quotes.freightPaisePerTon,
      items: count(),
      goods: sql`sum(${quoteItems.amountPaise})`.mapWith(BigInt),
      grams: sql`sum(${quoteItems.grams})`.mapWith(BigInt),
    })
    .from(quotes)
    .innerJoin(enquiries, and(eq(enquiries.id, quotes.enquiryId), eq(enquiries.revision, quotes.revision)))
    .innerJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(and(isOneOf(quotes.enquiryId, enquiryIds), isValid(at)))
    .groupBy(quotes.id)
