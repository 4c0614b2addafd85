import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { hashToken } from '../../platform/http/secrets'
import { Refusal } from '../../platform/refusal'
import { lockCompanies } from './companies.repository'
import { recordEvent } from './company-events.repository'
import { deleteInvitation, findInvitation } from './invitations.repository'
import { joinCompany } from './join-company'
import type { LeavingDesk } from './leave-company'
import { countMembers, findPerson } from './members.repository'

/** What an invitation says to whoever holds its secret. */
export async function loadInvitation(db: Database, actor: Actor | null, secret: string, at: Date) {
  const found = await findInvitation(db, hashToken(secret), at)
  if (!found) throw new Refusal('invitationDead')
  const { companyName, invitedBy, companyRole, email, endsAt } = found
  const canBringAlong = actor !== null && (await countMembers(db, actor.companyId)) === 1
  return { companyName, invitedBy, companyRole, email, endsAt: endsAt.toISOString(), canBringAlong }
}

/** The account that was invited joins, once: accepting deletes the invitation. */
export const acceptInvitation = (
  { db, onLeave }: LeavingDesk,
  { userId, companyId: from, at }: Actor,
  { secret, bringsAlong }: { secret: string; bringsAlong: boolean },
) =>
  db.transaction(async (tx) => {
    const hash = hashToken(secret)
    const found = await findInvitation(tx, hash, at)
    if (!found) throw new Refusal('invitationDead')
    const { companyId: into, invitationId, email, companyRole: role } = found
    await lockCompanies(tx, [from, into])
    const { email: own } = await findPerson(tx, userId)
    if (own.toLowerCase() !== email.toLowerCase()) throw new Refusal('invitationForOther', email)
    if ((await deleteInvitation(tx, into, invitationId)) === null) throw new Refusal('invitationDead')
    const { person, company } = await joinCompany(tx, { userId, from, into, role, bringsAlong, at, onLeave })
    await recordEvent(tx, { companyId: into, at, by: person, what: 'joined', detail: role })
    return company
  })
