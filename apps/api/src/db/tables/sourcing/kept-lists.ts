import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { companyOfMaker, id, instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

/** A list that its owner keeps by name. */
export const keptLists = pgTable(
  'kept_lists',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: companyOfMaker().references(() => companies.id),
    name: varchar({ length: 80 }).notNull(),
    /** Read and written as a whole. */
    lines: jsonb().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (list) => [
    index('kept_lists_of_company').on(list.companyId, list.updatedAt),
    check('kept_lists_lines', sql`jsonb_array_length(${list.lines}) between 1 and 200`),
  ],
)
