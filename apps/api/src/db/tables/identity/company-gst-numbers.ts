import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { companies } from './companies'

/** One for each state that the company is registered in. Two companies may name the same one: nothing here proves it. */
export const companyGstNumbers = pgTable(
  'company_gst_numbers',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    gstNumber: varchar({ length: 15 }).notNull(),
    pan: varchar({ length: 10 }).generatedAlwaysAs(sql`substr(gst_number, 3, 10)`),
    addedAt: instant().notNull().defaultNow(),
  },
  (number) => [primaryKey({ columns: [number.companyId, number.gstNumber] }), index().on(number.gstNumber)],
)
