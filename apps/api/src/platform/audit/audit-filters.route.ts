import { auditActions } from '@lohahaat/contract/platform/audit/audit-actions'
import { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import { route } from '../http/route'
import { listPeople, listResources } from './audit-list.repository'

export default route(fetchAuditFilters, async ({ db }) => ({
  resources: await listResources(db),
  actions: [...auditActions],
  people: await listPeople(db),
}))
