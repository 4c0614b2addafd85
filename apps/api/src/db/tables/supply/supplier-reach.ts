import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { companies } from '../identity/companies'

/** Where a supplier loads: a PIN code and its place on the map. */
export interface Yard {
  pinCode: string
  latitude: number
  longitude: number
}

/** What a supplier sells and from where, by which enquiries are matched. */
export const supplierReach = pgTable(
  'supplier_reach',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    classIds: integer().array().notNull(),
    brandIds: integer().array().notNull(),
    yards: jsonb()
      .$type<Yard[]>()
      .notNull()
      .default(sql`'[]'`),
    /** How many open enquiries fit: counting them for each page takes longer than reading it. */
    fits: integer().notNull().default(0),
  },
  (reach) => [index().using('gin', reach.classIds), index().using('gin', reach.brandIds)],
)
