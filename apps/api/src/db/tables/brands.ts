import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, kept, lower } from '../columns'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: varchar({ length: 50 }).notNull(),
    description: varchar({ length: 200 }).notNull(),
    ...kept(),
  },
  (brand) => [uniqueIndex('brands_name').on(lower(brand.name))],
)
