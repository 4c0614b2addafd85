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
    thicknessId: integer('sub_class1_id')
      .notNull()
      .references(() => subClasses1.id),
    quantity: numeric({ precision: 11, scale: 3 }).notNull(),
    unit: text({ enum: ['Pieces', 'Ton'] }).notNull(),
    /** Null when not given: then the usual 6 m. */
    lengthMetres: numeric({ precision: 6, scale: 3, mode: 'number' }),
    /** The weight of a piece of that length when the item was saved; null when unknown. */
    pieceGrams: bigint({ mode: 'bigint' }),
    /** The original line, for items read from a list. */
    asWritten: text(),
    /** By their names, since a buyer may ask for what no brand or parameter is kept for; null: any. */
    make: text(),
    grade: text(),
    /** Such as the place and the day of delivery that a list names. */
    remark: text(),
  },
  (item) => [
    // In list order, since a list shows only the first items of each enquiry.
    index('enquiry_items_in_order').on(item.enquiryId, item.id),
    index().on(item.thicknessId),
    check('enquiry_items_unit', sql`${item.unit} in ('Pieces', 'Ton')`),
    check('enquiry_items_quantity', sql`${item.quantity} > 0`),
    check('enquiry_items_weighable', sql`${item.unit} = 'Ton' or ${item.pieceGrams} is not null`),
  ],
)
