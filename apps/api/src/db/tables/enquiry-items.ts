import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../columns'
import { enquiries } from './enquiries'
import { subClasses1 } from './sub-classes1'

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
    /** What the buyer wrote, for items read from a list. */
    asWritten: text(),
  },
  (item) => [
    index().on(item.enquiryId),
    index().on(item.subClass1Id),
    check('enquiry_items_unit', sql`${item.unit} in ('Pieces', 'Ton')`),
    check('enquiry_items_quantity', sql`${item.quantity} > 0`),
  ],
)
