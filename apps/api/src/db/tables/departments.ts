import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, kept, lower } from '../columns'

export const departments = pgTable(
  'departments',
  { id: id(), name: varchar({ length: 50 }).notNull(), ...kept() },
  (department) => [uniqueIndex('departments_name').on(lower(department.name))],
)
