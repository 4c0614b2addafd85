/** What can be done to a record. */
export const auditActions = ['Created', 'Updated', 'Deleted'] as const

export type AuditAction = (typeof auditActions)[number]
