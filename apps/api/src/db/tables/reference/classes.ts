import { integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'
import { departments } from './departments'

export const classes = pgTable(
  'classes',
  {
    id: id(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    name: varchar({ length: 50 }).notNull(),
    ...auditColumns(),
  },
  (row) => [uniqueIndex('classes_name').on(row.departmentId, lower(row.name))],
)
