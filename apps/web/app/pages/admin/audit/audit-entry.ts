import type { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'

export type AuditEntry = ResponseOf<typeof fetchAuditDetails>[number]
