import type { askToJoin as askToJoinCall, decideJoinRequest } from '@lohahaat/contract/identity/companies/join-requests'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { consumeOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { findCompaniesByGst } from './companies.repository'
import { recordEvent } from './company-events.repository'
import { askedToJoin, letIn } from './company-letters'
import { joinCompany, requireNoneOpen } from './join-company'
import { deleteRequest, findRequest, insertRequest, listRequests } from './join-requests.repository'
import { lockAsOwner } from './lock-as-owner'
import { countMembers, findPerson, listOwners } from './members.repository'

/** Asks the owners of whichever company has the GST number. The asker learns nothing of it, not even whether there is one. */
export async function askToJoin(
  { db, limits, site }: Pick<Services, 'db' | 'limits' | 'site'>,
  { userId, companyId, at }: Actor,
  { gstNumber, bringsAlong }: ParsedInputOf<typeof askToJoinCall>,
) {
  await consumeOrRefuse(limits.joinRequestsPerUser, String(userId))
  await db.transaction(async (tx) => {
    // He hears of it now: who lets him in can't close his enquiries.
    if (!bringsAlong && (await countMembers(tx, companyId)) === 1) await requireNoneOpen(tx, companyId)
    const { contactName, email } = await findPerson(tx, userId)
    for (const asked of await findCompaniesByGst(tx, gstNumber, companyId)) {
      const owners = await listOwners(tx, asked.companyId)
      if (owners.length === 0) continue
      const request = { companyId: asked.companyId, userId, gstNumber, bringsAlong, askedAt: at }
      if (!(await insertRequest(tx, request))) continue
      for (const owner of owners)
        await queueLetter(tx, owner.email, () => askedToJoin({ contactName, email, gstNumber }, site.siteUrl))
    }
  })
  return { success: true } as const
}

export async function listJoinRequests(db: Database, { companyId }: Actor) {
  const rows = await listRequests(db, companyId)
  return rows.map(({ askedAt, ...request }) => ({ ...request, askedAt: askedAt.toISOString() }))
}

/** What the asker was told when he asked, for an enquiry that he placed since. */
function refuseToOwner(error: unknown): never {
  const isOfAsker = error instanceof Refusal && error.refused === 'enquiriesStayOpen'
  throw isOfAsker ? new Refusal('askerHasOpenEnquiries') : error
}

/** An owner lets the asker in, who is mailed, or rejects him, which nobody tells him: the company may as well not exist. */
export const decideRequest = (
  { db, site, onLeave }: Pick<Services, 'db' | 'site' | 'onLeave'>,
  actor: Actor,
  { joinRequestId, accepts, companyRole: role }: ParsedInputOf<typeof decideJoinRequest>,
) =>
  db.transaction(async (tx) => {
    const { companyId: into, at } = actor
    const request = await findRequest(tx, into, joinRequestId)
    if (!request) throw new Refusal('unknownRecord')
    const { userId, companyId: from, bringsAlong } = request
    const owner = await lockAsOwner(tx, actor, from)
    if (!(await deleteRequest(tx, into, joinRequestId))) throw new Refusal('unknownRecord')
    const asker = await findPerson(tx, userId)
    const event = { companyId: into, at, by: owner, whom: asker.contactName }
    if (accepts) {
      const joining = joinCompany(tx, { userId, from, into, role, bringsAlong, at, onLeave })
      const { company } = await joining.catch(refuseToOwner)
      await recordEvent(tx, { ...event, what: 'let-in', detail: role })
      await queueLetter(tx, asker.email, () => letIn({ company: company.name, companyRole: role }, site.siteUrl))
    } else await recordEvent(tx, { ...event, what: 'request-rejected' })
    return { success: true } as const
  })
