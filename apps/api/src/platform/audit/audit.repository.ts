import { sql } from 'drizzle-orm'
import type { AuditAction } from '@lohahaat/contract/platform/audit/audit-actions'
import type { Db } from '../db/db'
import { auditEntries, type AuditedContents } from '../../db/tables/platform/audit-entries'

/** Who changes something, and when. */
export interface Writer {
  userId: number
  at: Date
}

/** A change of a record: one without `before` is new, one without `after` is deleted. */
interface AuditedChange {
  resource: string
  recordId: number
  before: AuditedContents | null
  after: AuditedContents | null
}

/** Records what an administrator did, in the transaction that does it; in one parameter, since an import has thousands. */
export const recordAudit = (db: Db, { userId, at }: Writer, ...changes: AuditedChange[]) =>
  db.execute(sql`
    insert into ${auditEntries} (user_id, action, resource, record_id, before, after, at)
    select ${userId}::int, action, resource, "recordId", before, after, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes.map((change) => ({ ...change, action: actionOf(change) })))}::jsonb)
      as change (action text, resource text, "recordId" int, before jsonb, after jsonb)`)

function actionOf({ before, after }: AuditedChange): AuditAction {
  if (!before) return 'Created'
  return after ? 'Updated' : 'Deleted'
}
