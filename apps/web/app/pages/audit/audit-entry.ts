import type { fetchAuditDetails } from '@lohahaat/contract/audit/audit-details'
import type { ResponseOf } from '@lohahaat/contract/define-call'

export type AuditEntry = ResponseOf<typeof fetchAuditDetails>[number]
