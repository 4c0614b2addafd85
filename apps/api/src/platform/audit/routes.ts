import { auditActions } from '@lohahaat/contract/platform/audit/audit-actions'
import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import { route } from '../http/route'
import { listEntries, listPeople, listResources } from './audit-list.repository'

export default [
  route(fetchAuditDetails, async ({ db, input, answer }) => {
    const { rows, total } = await listEntries(db, input)
    answer.setTotalCount(total)
    return rows.map(({ entry: { id, at, action, resource, recordId, before, after }, by, byEmail }) => ({
      auditId: id,
      at: at.toISOString(),
      by,
      byEmail,
      action,
      resource,
      recordId,
      before,
      after,
    }))
  }),
  route(fetchAuditFilters, async ({ db }) => ({
    resources: await listResources(db),
    actions: [...auditActions],
    people: await listPeople(db),
  })),
]
