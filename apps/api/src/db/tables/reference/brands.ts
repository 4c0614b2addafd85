import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: varchar({ length: 50 }).notNull(),
    description: varchar({ length: 200 }).notNull(),
    ...auditColumns(),
  },
  (brand) => [uniqueIndex('brands_name').on(lower(brand.name))],
)
