import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { betterAsks } from '../../db/tables/sourcing/better-asks'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

/** One company's quotes for these enquiries, with how many lines each offers. */
export const listOwnOffers = (db: Db, companyId: number, enquiryIds: readonly number[]) =>
  db
    .select({ enquiryId: quotes.enquiryId, quoteId: quotes.id, offered: count(quoteItems.enquiryItemId) })
    .from(quotes)
    .leftJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(and(eq(quotes.companyId, companyId), isOneOf(quotes.enquiryId, enquiryIds)))
    .groupBy(quotes.id)

/** What was last asked of each of these quotes, where it was not answered. */
export const listOpenAsks = (db: Db, quoteIds: readonly number[]) =>
  db
    .selectDistinctOn([betterAsks.quoteId], { quoteId: betterAsks.quoteId, deadline: betterAsks.deadline })
    .from(betterAsks)
    .where(and(isOneOf(betterAsks.quoteId, quoteIds), isNull(betterAsks.answer)))
    .orderBy(betterAsks.quoteId, desc(betterAsks.id))

/** How many quotes for each of these enquiries were asked for a better price and have not been answered. */
export const countAsked = (db: Db, enquiryIds: readonly number[]) =>
  db
    .select({
      enquiryId: quotes.enquiryId,
      asked: sql`count(distinct ${quotes.id})`.mapWith(Number),
    })
    .from(quotes)
    .innerJoin(betterAsks, and(eq(betterAsks.quoteId, quotes.id), isNull(betterAsks.answer)))
    .where(isOneOf(quotes.enquiryId, enquiryIds))
    .groupBy(quotes.enquiryId)
