import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../../platform/db/columns'
import { enquiries } from './enquiries'
import { subClasses1 } from '../reference/sub-classes1'

export const enquiryItems = pgTable(
  'enquiry_items',
  {
    id: id(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    subClass1Id: integer()
      .notNull()
      .references(() => subClasses1.id),
    quantity: numeric({ precision: 11, scale: 3 }).notNull(),
    unit: text({ enum: ['Pieces', 'Ton'] }).notNull(),
    /** Null where the buyer didn't say: then the usual 6 m. */
    lengthMetres: numeric({ precision: 6, scale: 3, mode: 'number' }),
    /** What a piece of that length weighs, as of when the item was written; null where nobody can tell. */
    pieceGrams: bigint({ mode: 'bigint' }),
    /** What the buyer wrote, for items read from a list. */
    asWritten: text(),
  },
  (item) => [
    // In the order of a list, which shows the first of each enquiry only.
    index('enquiry_items_in_order').on(item.enquiryId, item.id),
    index().on(item.subClass1Id),
    check('enquiry_items_unit', sql`${item.unit} in ('Pieces', 'Ton')`),
    check('enquiry_items_quantity', sql`${item.quantity} > 0`),
    check('enquiry_items_weighable', sql`${item.unit} = 'Ton' or ${item.pieceGrams} is not null`),
  ],
)
