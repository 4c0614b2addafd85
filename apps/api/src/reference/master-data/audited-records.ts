import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { recordAudit, type Writer } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { isForeignKeyViolation } from '../../platform/db/pg-error'
import { Refusal } from '../../platform/refusal'
import type { Store } from './store.repository'
import { texts } from './texts'
import { deleteRecord, findUses, lockRecord, type Use } from './write.repository'

/** A kind of record that administrators edit, with an audit entry for every change. */
export interface AuditedKind<R> extends Pick<Store, 'table' | 'uses'> {
  readonly resource: string
  find: (db: Db, id: number) => Promise<R | null>
  /** What the audit shows of a record. */
  describe: (record: R) => Record<string, unknown>
}

/** Locks a record until the transaction ends. A form that was loaded before somebody else saved is refused, so that no change is lost. */
export async function lockForChange<R>(db: Db, kind: AuditedKind<R>, id: number, loadedVersion?: unknown): Promise<R> {
  const lock = await lockRecord(db, kind, id)
  const record = lock && (await kind.find(db, id))
  if (!record) throw new Refusal('unknownRecord')
  if (loadedVersion !== undefined && loadedVersion !== lock.version) throw changedMeanwhile(lock.editor, lock.updatedAt)
  return record
}

export const changedMeanwhile = (editor: string | null, at: Date) =>
  new Refusal('changedMeanwhile', editor ?? texts.somebody, formatIstTime(at.toISOString()))

/** Audits a record that was just inserted (no `before`) or updated, and returns it as it is now. */
export async function auditSaved<R>(db: Db, kind: AuditedKind<R>, writer: Writer, recordId: number, before: R | null) {
  const { resource, describe } = kind
  const after = await kind.find(db, recordId)
  if (!after) throw new Error(`${resource} ${recordId} was just saved and is gone`)
  await recordAudit(db, writer, {
    resource,
    recordId,
    before: before && describe(before),
    after: describe(after),
  })
  return after
}

/** Deletes a record that nothing uses. */
export async function deleteAudited<R>(db: Database, kind: AuditedKind<R>, writer: Writer, recordId: number) {
  const deletion = db.transaction(async (tx) => {
    const before = await lockForChange(tx, kind, recordId)
    requireUnused(await findUses(tx, kind, recordId))
    await deleteRecord(tx, kind, recordId)
    await recordAudit(tx, writer, { resource: kind.resource, recordId, before: kind.describe(before), after: null })
  })
  await deletion.catch((error: unknown) => {
    // Somebody began to use the record after its uses were counted.
    throw isForeignKeyViolation(error) ? new Refusal('inUse', texts.otherRecords) : error
  })
}

/** '12 stock items and 1 enquiry'. */
function requireUnused(uses: readonly Use[]) {
  if (uses.length > 0) throw new Refusal('inUse', texts.together(uses.map(({ by, count }) => texts.uses[by](count))))
}
