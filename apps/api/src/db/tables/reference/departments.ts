import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'

export const departments = pgTable(
  'departments',
  { id: id(), name: varchar({ length: 50 }).notNull(), ...auditColumns() },
  (department) => [uniqueIndex('departments_name').on(lower(department.name))],
)
