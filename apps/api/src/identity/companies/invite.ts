import { inviteMember as inviteMemberCall } from '@lohahaat/contract/identity/companies/invitations'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { hashToken, randomToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { findCompany } from './companies.repository'
import { recordEvent } from './company-events.repository'
import { invited } from './company-letters'
import {
  deleteInvitation,
  deleteInvitationsTo,
  insertInvitation,
  listInvitations as findInvitations,
} from './invitations.repository'
import { lockAsOwner } from './lock-as-owner'
import { isMemberByEmail, type Person } from './members.repository'
import { pageUrl } from '../../platform/language/page-url'

const OPEN_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

type Invited = ParsedInputOf<typeof inviteMemberCall>

export async function listInvitations(db: Database, { companyId, at }: Actor) {
  const rows = await findInvitations(db, companyId, at)
  return rows.map(({ invitationId, email, companyRole, invitedBy, createdAt, endsAt }) => ({
    invitationId,
    email,
    companyRole,
    invitedBy,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
}

/** An owner invites an address. A repeat with the same key mails nothing again. */
export async function inviteMember(
  { db, limits, site }: Pick<Services, 'db' | 'limits' | 'site'>,
  actor: Actor,
  input: Invited,
  key: string | undefined,
) {
  await countOrRefuse(limits.invitationsPerUser, 'invitations', actor.userId)
  return db.transaction(async (tx) => {
    const owner = await lockAsOwner(tx, actor)
    const request = { userId: actor.userId, call: `POST ${inviteMemberCall.path}`, key }
    const { answer } = await doOnce(tx, request, actor.at, () =>
      sendInvitation(tx, owner, input, site.siteUrl, actor.at),
    )
    return answer
  })
}

async function sendInvitation(tx: Db, owner: Person, { email, companyRole }: Invited, siteUrl: string, at: Date) {
  const { companyId, userId, contactName } = owner
  if (await isMemberByEmail(tx, companyId, email)) throw new Refusal('alreadyMember')
  await deleteInvitationsTo(tx, companyId, email)
  const secret = randomToken()
  const endsAt = new Date(at.getTime() + OPEN_DAYS * DAY_MS)
  const invitation = { companyId, email, role: companyRole, invitedBy: userId, createdAt: at, endsAt }
  const invitationId = await insertInvitation(tx, { ...invitation, secretHash: hashToken(secret) })
  const { name } = await findCompany(tx, companyId)
  const url = () => pageUrl(`/join?token=${secret}`, siteUrl)
  await queueLetter(tx, email, () => invited({ company: name, by: contactName, companyRole }, url()))
  await recordEvent(tx, { companyId, at, by: owner, what: 'invited', whom: email, detail: companyRole })
  return {
    invitationId,
    email,
    companyRole,
    invitedBy: contactName,
    createdAt: at.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}

export const revokeInvitation = (db: Database, actor: Actor, invitationId: number) =>
  db.transaction(async (tx) => {
    const owner = await lockAsOwner(tx, actor)
    const email = await deleteInvitation(tx, actor.companyId, invitationId)
    if (email === null) throw new Refusal('unknownRecord')
    const { companyId, at } = actor
    await recordEvent(tx, { companyId, at, by: owner, what: 'invitation-revoked', whom: email })
    return { success: true } as const
  })
