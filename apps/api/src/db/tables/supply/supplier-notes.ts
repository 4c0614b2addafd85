import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { supplierApplications } from './supplier-applications'

/** What happened to an application, and what administrators wrote about it. */
export const supplierNotes = pgTable(
  'supplier_notes',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => supplierApplications.companyId, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    /** Where the application stood after it; null for a mere note. */
    status: text(),
    text: text(),
    /** Whether the applicant reads it. */
    isShown: boolean().notNull(),
    at: instant().notNull(),
  },
  (note) => [index().on(note.companyId, note.at)],
)
