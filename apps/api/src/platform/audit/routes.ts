import { fetchAuditDetails, fetchAuditRows } from '@lohahaat/contract/platform/audit/audit-details'
import { fetchAuditFilters } from '@lohahaat/contract/platform/audit/audit-filters'
import { route } from '../http/route'
import { listAuditEntries, listAuditFilters, listAuditRows } from './audit-lists'

export default [
  route(fetchAuditDetails, async ({ db, input, answer }) => answer.page(await listAuditEntries(db, input))),
  route(fetchAuditRows, async ({ db, input, answer }) => answer.page(await listAuditRows(db, input))),
  route(fetchAuditFilters, ({ db }) => listAuditFilters(db)),
]
