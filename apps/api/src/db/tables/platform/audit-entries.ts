import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** A record as it was, in our words. */
export type AuditedContents = Readonly<Record<string, unknown>>

/** Each index has one filter of the list and its sort order, so that a page is an index scan at any size. */
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
    /** How many rows the entry has, where one change was made to many records; null for one record. */
    rowCount: integer(),
    before: jsonb().$type<AuditedContents>(),
    after: jsonb().$type<AuditedContents>(),
    at: instant().notNull().defaultNow(),
  },
  (entry) => [
    index('audit_entries_newest').on(entry.at, entry.id),
    index('audit_entries_by_user').on(entry.userId, entry.at, entry.id),
    index('audit_entries_by_resource').on(entry.resource, entry.at, entry.id),
    index('audit_entries_by_record').on(entry.recordId, entry.at, entry.id),
  ],
)
