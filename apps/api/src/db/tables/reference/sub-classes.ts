import { integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'
import { classes } from './classes'

/** The sizes of a class, such as `50 NB` or `100x50`. */
export const subClasses = pgTable(
  'sub_classes',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id),
    name: varchar({ length: 50 }).notNull(),
    ...auditColumns(),
  },
  (size) => [
    uniqueIndex('sub_classes_name').on(size.classId, lower(size.name)),
    unique('sub_classes_with_class').on(size.id, size.classId),
  ],
)
