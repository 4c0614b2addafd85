import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { paise } from '../../../platform/db/columns'
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
    /** Per unit of the item. */
    pricePaise: paise().notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.quoteId, item.enquiryItemId] }),
    index().on(item.enquiryItemId),
    check('quote_items_price', sql`${item.pricePaise} > 0`),
  ],
)
