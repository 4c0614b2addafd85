import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns'
import { users } from './users'

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    action: text().notNull(),
    resource: text().notNull(),
    recordId: integer(),
    before: jsonb(),
    after: jsonb(),
    at: instant().notNull().defaultNow(),
  },
  (entry) => [index().on(entry.at), index().on(entry.resource, entry.recordId), index().on(entry.userId, entry.at)],
)
