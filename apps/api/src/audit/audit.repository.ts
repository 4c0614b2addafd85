import type { Db } from '../db/db'
import { auditEntries } from '../db/tables/audit-entries'

export interface AuditEntry {
  userId: number
  at: Date
  action: 'Created' | 'Updated' | 'Deleted'
  resource: string
  recordId: number | null
  before: unknown
  after: unknown
}

/** Writes down what an administrator did, in the transaction that does it. */
export const recordAudit = (db: Db, ...entries: AuditEntry[]) => db.insert(auditEntries).values(entries)
