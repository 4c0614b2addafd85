import { desc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { inviteMember } from '@lohahaat/contract/identity/companies/invitations'
import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import { mails } from '../../db/tables/platform/mails'
import { companyInvitations } from '../../db/tables/identity/company-invitations'
import { joinRequests } from '../../db/tables/identity/join-requests'
import { users } from '../../db/tables/identity/users'
import type { Database } from '../../platform/db/db'
import { findUserId } from '../../identity/accounts/users.repository'
import { freshEmail, someUser } from '../people'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'

export async function personOf(db: Database, { userId }: { userId: number }) {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new Error('There is no such person')
  return person
}

/** Somebody new, signed in, in a company of his own. */
export async function newcomer(server: TestServer, legalName?: string, email = freshEmail('newcomer')) {
  const browser = new TestBrowser(server)
  await browser.signIn(await someUser(server.db, legalName, email))
  return browser
}

/** A colleague with a role, by the database: an address gets ten codes a day, so he is not signed in. */
export async function addColleague(db: Database, owner: TestBrowser, companyRole: CompanyRole) {
  const { companyId, legalName } = await personOf(db, owner)
  const email = await someUser(db, legalName, freshEmail(companyRole.toLowerCase()))
  const [member] = await db.update(users).set({ companyId, companyRole }).where(eq(users.email, email)).returning()
  return { userId: member?.id ?? 0, email }
}

/** As addColleague, signed in. */
export async function colleagueOf(server: TestServer, owner: TestBrowser, companyRole: CompanyRole) {
  const { email } = await addColleague(server.db, owner, companyRole)
  const browser = new TestBrowser(server)
  await browser.signIn(email)
  return browser
}

/** An invitation that nobody was mailed. */
export async function openInvitation(db: Database, owner: TestBrowser): Promise<number> {
  const { companyId, id: invitedBy } = await personOf(db, owner)
  const at = new Date()
  const times = { createdAt: at, endsAt: new Date(at.getTime() + 86_400_000) }
  const [invitation] = await db
    .insert(companyInvitations)
    .values({ companyId, invitedBy, role: 'Buyer', email: freshEmail('guest'), secretHash: randomUUID(), ...times })
    .returning()
  return invitation?.id ?? 0
}

/** Somebody asks to join the company of an owner. */
export async function openJoinRequest(db: Database, owner: TestBrowser): Promise<number> {
  const { companyId, gstNumber } = await personOf(db, owner)
  const userId = await findUserId(db, await someUser(db))
  if (userId === null) throw new Error('There is no such person')
  const [request] = await db
    .insert(joinRequests)
    .values({ companyId, userId, gstNumber, bringsAlong: false, askedAt: new Date() })
    .returning()
  return request?.id ?? 0
}

/** The newest queued mail to an address. */
export async function newestMail(db: Database, email: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
  return mail ?? null
}

/** An owner invites, and the secret of the mail is read. */
export async function inviteBy(server: TestServer, owner: TestBrowser, email: string, companyRole: CompanyRole) {
  const { status, error } = await owner.send(inviteMember, { email, companyRole })
  if (status !== 200) throw new Error(error)
  const secret = /token=([\w-]{43})/.exec((await newestMail(server.db, email))?.text ?? '')?.[1]
  if (!secret) throw new Error('The mail has no secret')
  return secret
}

/** Puts a person who is signed in into the company of another one, in this role. */
export async function putIntoCompany(db: Database, person: TestBrowser, of: TestBrowser, companyRole: CompanyRole) {
  const { companyId } = await personOf(db, of)
  await db.update(users).set({ companyId, companyRole }).where(eq(users.id, person.userId))
}
