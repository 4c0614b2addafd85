import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { paise } from '../../../platform/db/columns'
import { brands } from '../reference/brands'
import { enquiryItems } from './enquiry-items'
import { quotes } from './quotes'

export const quoteItems = pgTable(
  'quote_items',
  {
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    enquiryItemId: integer()
      .notNull()
      .references(() => enquiryItems.id, { onDelete: 'cascade' }),
    /** As typed: per the price unit, or without one per unit of the item. */
    pricePaise: paise().notNull(),
    priceUnit: text({ enum: ['Ton', 'Kg', 'Pieces', 'Metre'] }),
    /** The make that is offered, by its name; the brand where it is one of the catalogue. */
    brandId: integer().references(() => brands.id),
    make: text(),
    deliveryDays: integer(),
    /**
     * What the line came to and weighed when it was quoted: the one rule for it is in the domain. A trigger fills them
     * in for a server of the release before, where they are 0.
     */
    amountPaise: paise()
      .notNull()
      .default(sql`0`),
    grams: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Whether it became a line of an order. */
    isOrdered: boolean().notNull().default(false),
  },
  (item) => [
    primaryKey({ columns: [item.quoteId, item.enquiryItemId] }),
    index().on(item.enquiryItemId),
    index().on(item.brandId),
    check('quote_items_price', sql`${item.pricePaise} > 0`),
    check('quote_items_price_unit', sql`${item.priceUnit} in ('Ton', 'Kg', 'Pieces', 'Metre')`),
    check('quote_items_delivery_days', sql`${item.deliveryDays} >= 0`),
  ],
)
