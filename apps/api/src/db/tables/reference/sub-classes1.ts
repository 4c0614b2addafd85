import { sql } from 'drizzle-orm'
import { integer, numeric, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'
import { subClasses } from './sub-classes'

/** The wall thicknesses of a size, in mm as `3.6`. */
export const subClasses1 = pgTable(
  'sub_classes1',
  {
    id: id(),
    sizeId: integer('sub_class_id')
      .notNull()
      .references(() => subClasses.id),
    name: varchar({ length: 50 }).notNull(),
    /** The name as a number, for the thickness range of the catalogue; null when an administrator named it otherwise. */
    thickness: numeric({ mode: 'number' }).generatedAlwaysAs(
      sql`case when name ~ '^[0-9]{1,4}([.][0-9]{1,3})?$' then name::numeric end`,
    ),
    ...auditColumns(),
  },
  (wall) => [
    uniqueIndex('sub_classes1_name').on(wall.sizeId, lower(wall.name)),
    unique('sub_classes1_with_sub_class').on(wall.id, wall.sizeId),
  ],
)
