import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, paise } from '../../../platform/db/columns'
import { quotes } from './quotes'

/** A line of a former version: item, price in paise, unit of the price or null, make, delivery days, amount in paise. */
export type FormerLine = [
  itemId: number,
  price: number,
  priceUnit: 'Ton' | 'Kg' | 'Pieces' | 'Metre' | null,
  make: string | null,
  deliveryDays: number | null,
  amount: number,
]

/** What a quote was before its party replaced it. Nothing in it changes any more. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** The quoted revision of the enquiry. */
    revision: integer().notNull(),
    validUntil: instant(),
    freightPaisePerTon: paise(),
    paymentTerms: text(),
    remark: text(),
    quotedAt: instant().notNull(),
    goodsPaise: paise().notNull(),
    grams: bigint({ mode: 'bigint' }).notNull(),
    lines: jsonb().$type<FormerLine[]>().notNull(),
  },
  (former) => [primaryKey({ columns: [former.quoteId, former.version] })],
)
