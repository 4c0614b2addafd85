import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { auditEntries, type AuditedContents } from './audit-entries'

/** The records of an entry, where one change was made to many. */
export const auditRows = pgTable(
  'audit_rows',
  {
    entryId: integer()
      .notNull()
      .references(() => auditEntries.id),
    recordId: integer().notNull(),
    before: jsonb().$type<AuditedContents>().notNull(),
    after: jsonb().$type<AuditedContents>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.entryId, row.recordId] }),
    index('audit_rows_by_record').on(row.recordId, row.entryId),
  ],
)
