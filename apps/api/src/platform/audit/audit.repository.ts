import type { AuditAction } from '@lohahaat/contract/platform/audit/audit-actions'
import type { Db } from '../db/db'
import { auditEntries, type AuditedContents } from '../../db/tables/platform/audit-entries'

export interface AuditEntry {
  userId: number
  at: Date
  action: AuditAction
  resource: string
  recordId: number | null
  before: AuditedContents | null
  after: AuditedContents | null
}

/** Writes down what an administrator did, in the transaction that does it. */
export const recordAudit = (db: Db, ...entries: AuditEntry[]) => db.insert(auditEntries).values(entries)
