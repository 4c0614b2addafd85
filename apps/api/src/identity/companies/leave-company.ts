import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import type { LeaveStep, Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { endSessionsOf } from '../sessions/sessions.repository'
import { handEnquiries, handQuotes } from './belongings.repository'
import { findCompany, insertCompany, lockCompanies } from './companies.repository'
import { recordEvent } from './company-events.repository'
import { removed } from './company-letters'
import { lockAsOwner } from './lock-as-owner'
import { findMember, findOtherOwner, findPerson, updateMember, type Person } from './members.repository'

export type LeavingDesk = Pick<Services, 'db' | 'onLeave'>

/**
 * What a member gives back when he goes, whatever the reason. Runs while his company is locked, before he is moved.
 * Each step is one statement of what stays behind.
 */
export async function giveBack(tx: Db, leaver: Person, onLeave: LeaveStep, at: Date) {
  await onLeave(tx, leaver, at)
  const ownerId = await findOtherOwner(tx, leaver.companyId, leaver.userId)
  // Alone in his company: there is nobody to give anything to.
  if (ownerId === null) return
  await handEnquiries(tx, leaver, ownerId)
  await handQuotes(tx, leaver, ownerId)
}

/** Ends a membership: nothing moves but the person, who starts anew under the name that he signed up with. */
async function endMembership(tx: Db, leaver: Person, onLeave: LeaveStep, at: Date) {
  const { userId, companyId } = leaver
  await endSessionsOf(tx, userId)
  await giveBack(tx, leaver, onLeave, at)
  const legalName = leaver.ownLegalName ?? leaver.legalName
  const gstNumber = leaver.ownGstNumber ?? leaver.gstNumber
  const own = await insertCompany(tx, { name: legalName, gstNumber, at })
  await updateMember(tx, companyId, userId, {
    companyId: own,
    companyRole: 'Owner',
    sellingRole: null,
    ...noLimits,
    legalName,
    gstNumber,
    ownLegalName: null,
    ownGstNumber: null,
  })
}

export const noLimits = { orderLimitPaise: null, orderLimitKg: null, monthLimitPaise: null, monthLimitKg: null }

/** A member leaves. The last owner stays. */
export const leaveCompany = ({ db, onLeave }: LeavingDesk, { userId, companyId, at }: Actor) =>
  db.transaction(async (tx) => {
    await lockCompanies(tx, [companyId])
    const leaver = await findPerson(tx, userId)
    if (leaver.companyId !== companyId) throw new Refusal('membershipChanged')
    if ((await findOtherOwner(tx, companyId, userId)) === null) throw new Refusal('lastOwner')
    await endMembership(tx, leaver, onLeave, at)
    await recordEvent(tx, { companyId, at, by: leaver, what: 'left' })
    return { success: true } as const
  })

/** An owner removes a member, who is told by mail. */
export const removeMember = ({ db, onLeave }: LeavingDesk, actor: Actor, userId: number) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    const owner = await lockAsOwner(tx, actor)
    const leaver = await findMember(tx, companyId, userId)
    if (!leaver) throw new Refusal('unknownRecord')
    if ((await findOtherOwner(tx, companyId, userId)) === null) throw new Refusal('lastOwner')
    const { name } = await findCompany(tx, companyId)
    await endMembership(tx, leaver, onLeave, at)
    await recordEvent(tx, { companyId, at, by: owner, what: 'removed', whom: leaver.contactName })
    await queueLetter(tx, leaver.email, () => removed(name))
    return { success: true } as const
  })
