import { auditActions } from '@lohahaat/contract/platform/audit/audit-actions'
import type { fetchAuditDetails, fetchAuditRows } from '@lohahaat/contract/platform/audit/audit-details'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Db } from '../db/db'
import { listEntries, listPeople, listResources } from './audit-list.repository'
import { listRows } from './audit-rows.repository'

export async function listAuditEntries(db: Db, input: ParsedInputOf<typeof fetchAuditDetails>) {
  const { rows, ...counted } = await listEntries(db, input)
  const entries = rows.map(
    ({ entry: { id, at, action, resource, recordId, rowCount, before, after }, by, byEmail }) => ({
      auditId: id,
      at: at.toISOString(),
      by,
      byEmail,
      action,
      resource,
      recordId,
      rowCount,
      before,
      after,
    }),
  )
  return { rows: entries, ...counted }
}

export const listAuditRows = (db: Db, input: ParsedInputOf<typeof fetchAuditRows>) => listRows(db, input)

/** What the log can be filtered by: whatever has left an entry, and every action. */
export const listAuditFilters = async (db: Db) => ({
  resources: await listResources(db),
  actions: [...auditActions],
  people: await listPeople(db),
})
