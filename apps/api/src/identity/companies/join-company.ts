import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import type { LeaveStep } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { countOpenEnquiries, moveBelongings, withdrawBeforeJoin } from './belongings.repository'
import { findCompany, listGstNumbers } from './companies.repository'
import { recordEvent } from './company-events.repository'
import { deleteInvitationsOf } from './invitations.repository'
import { deleteRequestsBy, deleteRequestsTo } from './join-requests.repository'
import { giveBack, noLimits } from './leave-company'
import { countMembers, findOtherOwner, findPerson, updateMember } from './members.repository'

interface Joining {
  userId: number
  /** Where he was when the companies were locked. */
  from: number
  into: number
  role: CompanyRole
  bringsAlong: boolean
  at: Date
  onLeave: LeaveStep
}

/**
 * Moves a person into a company; both companies are locked. Who was alone may bring along what his company has. Who
 * was not leaves it as it is, unless it would be without an owner.
 */
export async function joinCompany(tx: Db, { userId, from, into, role, bringsAlong, at, onLeave }: Joining) {
  const person = await findPerson(tx, userId)
  if (person.companyId === into) throw new Refusal('alreadyMember')
  if (person.companyId !== from) throw new Refusal('membershipChanged')
  const isAlone = (await countMembers(tx, from)) === 1
  if (isAlone) {
    if (!bringsAlong) await requireNoneOpen(tx, from)
    await emptyCompany(tx, { from, into, bringsAlong })
  } else {
    if ((await findOtherOwner(tx, from, userId)) === null) throw new Refusal('lastOwner')
    await recordEvent(tx, { companyId: from, at, by: person, what: 'left' })
  }
  await giveBack(tx, person, onLeave, at)
  const { name } = await findCompany(tx, into)
  const [first] = await listGstNumbers(tx, into)
  await updateMember(tx, from, userId, {
    companyId: into,
    companyRole: role,
    sellingRole: null,
    ...noLimits,
    legalName: name,
    gstNumber: first?.gstNumber ?? person.gstNumber,
    ownLegalName: person.ownLegalName ?? person.legalName,
    ownGstNumber: person.ownGstNumber ?? person.gstNumber,
  })
  await deleteRequestsBy(tx, userId)
  return { person, company: { companyId: into, name, companyRole: role } }
}

/** Suppliers would quote for an enquiry that nobody can award or close any more. */
export async function requireNoneOpen(tx: Db, companyId: number) {
  const open = await countOpenEnquiries(tx, companyId)
  if (open > 0) throw new Refusal('enquiriesStayOpen', open)
}

/** Nobody is left to answer for the company, so nobody can be asked into it any more. */
async function emptyCompany(tx: Db, { from, into, bringsAlong }: Pick<Joining, 'from' | 'into' | 'bringsAlong'>) {
  const { sellerId } = await findCompany(tx, from)
  if (sellerId !== null) throw new Refusal('supplierNeedsOwner')
  await withdrawBeforeJoin(tx, from, into, bringsAlong)
  if (bringsAlong) await moveBelongings(tx, from, into)
  await deleteInvitationsOf(tx, from)
  await deleteRequestsTo(tx, from)
}
