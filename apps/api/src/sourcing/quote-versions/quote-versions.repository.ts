import { and, desc, eq, sql } from 'drizzle-orm'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quoteVersions, type FormerLine } from '../../db/tables/sourcing/quote-versions'
import { quotes } from '../../db/tables/sourcing/quotes'
import type { Db } from '../../platform/db/db'
import { formerLine } from '../quotes/save-quote.repository'

export type VersionRecord = typeof quoteVersions.$inferSelect

export const countFormer = (db: Db, quoteId: number) => db.$count(quoteVersions, eq(quoteVersions.quoteId, quoteId))

/** The versions before the current one, the newest first. */
export const listFormerOf = (db: Db, quoteId: number, limit: number, offset: number): Promise<VersionRecord[]> =>
  db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quoteId))
    .orderBy(desc(quoteVersions.version))
    .limit(limit)
    .offset(offset)

/** The quote of an enquiry as it is now, in the shape of a version; null where the enquiry has no such quote. */
export async function findCurrent(db: Db, enquiryId: number, quoteId: number): Promise<VersionRecord | null> {
  const [current] = await db
    .select({
      quoteId: quotes.id,
      version: quotes.version,
      revision: quotes.revision,
      validUntil: quotes.validUntil,
      freightPaisePerTon: quotes.freightPaisePerTon,
      paymentTerms: quotes.paymentTerms,
      remark: quotes.remark,
      quotedAt: quotes.updatedAt,
      goodsPaise: sql`coalesce(sum(${quoteItems.amountPaise}), 0)`.mapWith(BigInt),
      grams: sql`coalesce(sum(${quoteItems.grams}), 0)`.mapWith(BigInt),
      lines: sql<FormerLine[]>`coalesce(jsonb_agg(${formerLine} order by ${quoteItems.enquiryItemId})
        filter (where ${quoteItems.enquiryItemId} is not null), '[]')`,
    })
    .from(quotes)
    .leftJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(and(eq(quotes.id, quoteId), eq(quotes.enquiryId, enquiryId)))
    .groupBy(quotes.id)
  return current ?? null
}
