import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import type { Db } from '../db/db'
import { listSecurityEvents } from './security-events.repository'

export async function listEvents(db: Db, input: ParsedInputOf<typeof fetchSecurityEvents>) {
  const { rows, total } = await listSecurityEvents(db, input)
  const events = rows.map(({ event: { id, at, kind, userId, network, details }, name, email }) => ({
    securityEventId: id,
    at: at.toISOString(),
    kind,
    userId,
    name,
    email,
    network,
    details,
  }))
  return { rows: events, total }
}
