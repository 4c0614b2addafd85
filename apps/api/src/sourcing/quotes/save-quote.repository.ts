import { and, desc, eq, sql } from 'drizzle-orm'
import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quoteVersions } from '../../db/tables/sourcing/quote-versions'
import { quotes } from '../../db/tables/sourcing/quotes'
import type { QuoteRecord } from './quotes.repository'

type Kept = 'id' | 'version' | 'ranksTold' | 'rankTold' | 'acceptedAt' | 'createdAt' | 'updatedAt'
type NewQuote = Omit<QuoteRecord, Kept> & { at: Date }

/** A line to store, with what it comes to and weighs. */
export interface NewQuoteLine {
  itemId: number
  price: bigint
  /** Null: the item's own unit. */
  priceUnit: PriceUnit | null
  brandId: number | null
  make: string | null
  deliveryDays: number | null
  amount: bigint
  grams: bigint
}

/** One quote per company: a new version replaces the old one and its rank; the old one is kept as it was. */
export async function saveQuote(
  db: Db,
  { at, ...quote }: NewQuote,
  lines: readonly NewQuoteLine[],
): Promise<QuoteRecord> {
  await keepFormer(db, quote)
  const set = { ...quote, rankTold: null, updatedAt: at }
  const [row] = await db
    .insert(quotes)
    .values({ ...set, createdAt: at })
    .onConflictDoUpdate({
      target: [quotes.enquiryId, quotes.companyId],
      set: { ...set, version: sql`${quotes.version} + 1` },
    })
    .returning()
  if (!row) throw new Error('The quote was not stored')
  await db.delete(quoteItems).where(eq(quoteItems.quoteId, row.id))
  await db.execute(sql`
    insert into ${quoteItems} (quote_id, enquiry_item_id, price_paise, price_unit, brand_id, make, delivery_days,
      amount_paise, grams)
    select ${row.id}, "itemId", price, "priceUnit", "brandId", make, "deliveryDays", amount, grams
    from jsonb_to_recordset(${linesAsJson(lines)}::jsonb) as line ("itemId" int, price bigint, "priceUnit" text,
      "brandId" int, make text, "deliveryDays" int, amount bigint, grams bigint)`)
  return row
}

/** One JSON parameter: two thousand lines of nine columns would take 18,000 parameters and be slow. */
const linesAsJson = (lines: readonly NewQuoteLine[]) =>
  JSON.stringify(lines, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** A line as a former version keeps it. */
export const formerLine = sql`jsonb_build_array(${quoteItems.enquiryItemId}, ${quoteItems.pricePaise}, ${quoteItems.priceUnit},
  ${quoteItems.make}, ${quoteItems.deliveryDays}, ${quoteItems.amountPaise})`

/** Keeps the company's quote as it is now, if there is one. */
const keepFormer = (db: Db, { enquiryId, companyId }: Pick<QuoteRecord, 'enquiryId' | 'companyId'>) =>
  db.execute(sql`
    insert into ${quoteVersions} (quote_id, version, revision, valid_until, freight_paise_per_ton, payment_terms, remark,
      quoted_at, goods_paise, grams, lines)
    select ${quotes.id}, ${quotes.version}, ${quotes.revision}, ${quotes.validUntil}, ${quotes.freightPaisePerTon},
      ${quotes.paymentTerms}, ${quotes.remark}, ${quotes.updatedAt}, coalesce(sum(${quoteItems.amountPaise}), 0),
      coalesce(sum(${quoteItems.grams}), 0),
      coalesce(jsonb_agg(${formerLine} order by ${quoteItems.enquiryItemId})
        filter (where ${quoteItems.enquiryItemId} is not null), '[]')
    from ${quotes} left join ${quoteItems} on ${quoteItems.quoteId} = ${quotes.id}
    where ${quotes.enquiryId} = ${enquiryId} and ${quotes.companyId} = ${companyId}
    group by ${quotes.id}`)

/** The version before the current one of each quote that has one. */
export const listFormer = (db: Db, quoteIds: readonly number[]) =>
  db
    .select({ former: quoteVersions })
    .from(quoteVersions)
    .innerJoin(quotes, and(eq(quotes.id, quoteVersions.quoteId), eq(quoteVersions.version, sql`${quotes.version} - 1`)))
    .where(isOneOf(quoteVersions.quoteId, quoteIds))
    .orderBy(desc(quoteVersions.version))

export type FormerQuote = Awaited<ReturnType<typeof listFormer>>[number]['former']
