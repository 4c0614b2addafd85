import { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import { route } from '../http/route'
import { listSecurityEvents } from './security-events.repository'

export default [
  route(fetchSecurityEvents, async ({ db, input, answer }) => {
    const { rows, total } = await listSecurityEvents(db, input)
    answer.setTotalCount(total)
    return rows.map(({ event: { id, at, kind, userId, network, details }, name, email }) => ({
      securityEventId: id,
      at: at.toISOString(),
      kind,
      userId,
      name,
      email,
      network,
      details,
    }))
  }),
]
