import type { Sweep } from '../platform/operations/housekeeping'
import { deleteInvitationsBefore } from './companies/invitations.repository'
import { deleteExpiredSessions } from './sessions/sessions.repository'
import { deleteCodesBefore } from './sign-in/one-time-codes.repository'

export const sweepIdentity: Sweep = async (db, ago) => {
  await deleteExpiredSessions(db, ago(0))
  await deleteCodesBefore(db, ago(2))
  await deleteInvitationsBefore(db, ago(0))
}
