import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { acceptInvitation } from '@lohahaat/contract/identity/companies/invitations'
import { leaveCompany, removeMember } from '@lohahaat/contract/identity/companies/members'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'
import { colleagueOf, inviteBy, newcomer, personOf } from '../../testing/firms/companies'
import { collideWith } from '../../testing/lock-waits'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { lockCompanies } from './companies.repository'
import { deleteInvitationsOf } from './invitations.repository'
import { countMembers, listOwners } from './members.repository'

const server = useTestServer()

/**
 * Holds people, and not their company, until every call waits: without the lock of the company each call has then read
 * what was before and is about to write.
 */
const holding =
  (...people: TestBrowser[]) =>
  (tx: Db) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(
        inArray(
          users.id,
          people.map(({ userId }) => userId),
        ),
      )
      .for('no key update')
const statusOf = async (reply: Promise<{ status: number }>) => (await reply).status

async function twoOwners() {
  const one = await newcomer(server, 'Shree Sai Fabricators')
  const other = await colleagueOf(server, one, 'Owner')
  const { companyId } = await personOf(server.db, one)
  return { one, other, companyId }
}
const remove = (by: TestBrowser, whom: TestBrowser) => () => statusOf(by.send(removeMember, { userId: whom.userId }))

test('the last two owners who remove each other at once: one stays', async () => {
  const { one, other, companyId } = await twoOwners()
  const statuses = await collideWith(server.db, holding(one, other), remove(one, other), remove(other, one))
  expect(statuses.toSorted()).toEqual([200, 400])
  expect(await listOwners(server.db, companyId)).toHaveLength(1)
})

test('the last two owners who leave at once: one stays', async () => {
  const { one, other, companyId } = await twoOwners()
  const leave = (browser: TestBrowser) => () => statusOf(browser.send(leaveCompany))
  const statuses = await collideWith(server.db, holding(one, other), leave(one), leave(other))
  expect(statuses.toSorted()).toEqual([200, 400])
  expect(await listOwners(server.db, companyId)).toHaveLength(1)
})

test('an invitation accepted several times at once is used once', async () => {
  const { one, companyId } = await twoOwners()
  const guest = await newcomer(server)
  const secret = await inviteBy(server, one, (await personOf(server.db, guest)).email, 'Buyer')
  const accept = () => statusOf(guest.send(acceptInvitation, { secret }))
  const statuses = await collideWith(server.db, holding(guest), accept, accept, accept)
  expect(statuses.toSorted()).toEqual([200, 400, 400])
  expect(await countMembers(server.db, companyId)).toBe(3)
})

test('an invitation that is revoked while it is accepted lets nobody in', async () => {
  const { one, companyId } = await twoOwners()
  const guest = await newcomer(server)
  const secret = await inviteBy(server, one, (await personOf(server.db, guest)).email, 'Buyer')
  const revoking = async (tx: Db) => {
    await lockCompanies(tx, [companyId])
    await deleteInvitationsOf(tx, companyId)
  }
  const accept = () => statusOf(guest.send(acceptInvitation, { secret }))
  expect(await collideWith(server.db, revoking, accept)).toEqual([400])
  expect(await countMembers(server.db, companyId)).toBe(2)
})

test('two invitations accepted at once: he is in one company, and the other keeps its invitation', async () => {
  const [first, second] = [await twoOwners(), await twoOwners()]
  const guest = await newcomer(server)
  const { email } = await personOf(server.db, guest)
  const secrets = [
    await inviteBy(server, first.one, email, 'Buyer'),
    await inviteBy(server, second.one, email, 'Buyer'),
  ]
  const accepts = secrets.map((secret) => () => statusOf(guest.send(acceptInvitation, { secret })))
  const statuses = await collideWith(server.db, holding(guest), ...accepts)
  expect(statuses.toSorted()).toEqual([200, 400])
  const counts = [await countMembers(server.db, first.companyId), await countMembers(server.db, second.companyId)]
  expect(counts.toSorted()).toEqual([2, 3])
})

test('removed from one company while he joins another: he is in exactly one, and that is the one he was told', async () => {
  const { one, other: member, companyId } = await twoOwners()
  const next = await twoOwners()
  const secret = await inviteBy(server, next.one, (await personOf(server.db, member)).email, 'Buyer')
  const accept = () => statusOf(member.send(acceptInvitation, { secret }))
  const [removed, joined] = await collideWith(server.db, holding(member), remove(one, member), accept)
  expect([removed, joined].toSorted()).toEqual([200, 400])
  const now = await personOf(server.db, member)
  expect(now.companyId === next.companyId).toBe(joined === 200)
  expect(now.companyId).not.toBe(companyId)
})

test('the only member leaves for another company while somebody joins his: nobody is left without an owner', async () => {
  const [alone, joiner, next] = [await newcomer(server), await newcomer(server), await twoOwners()]
  const { companyId, email } = await personOf(server.db, alone)
  const away = await inviteBy(server, next.one, email, 'Buyer')
  const into = await inviteBy(server, alone, (await personOf(server.db, joiner)).email, 'Buyer')
  const accept = (browser: TestBrowser, secret: string) => () => statusOf(browser.send(acceptInvitation, { secret }))
  const statuses = await collideWith(server.db, holding(alone, joiner), accept(joiner, into), accept(alone, away))
  expect(statuses.toSorted()).toEqual([200, 400])
  const members = await countMembers(server.db, companyId)
  expect((await listOwners(server.db, companyId)).length).toBe(members > 0 ? 1 : 0)
})

test('who lost his place while his call waited does nothing more', async () => {
  const { one, other, companyId } = await twoOwners()
  const { companyId: elsewhere } = await twoOwners()
  const leave = () => statusOf(one.send(leaveCompany))
  const addNumber = () => statusOf(one.send(addGstNumber, { gstNumber: '27AAPFU0939F1ZV' }))
  const cases = [
    [{ companyRole: 'Buyer' }, remove(one, other), 403],
    [{ companyId: elsewhere }, addNumber, 400],
    [{ companyId: elsewhere }, leave, 400],
  ] as const
  for (const [lost, call, status] of cases) {
    const losing = async (tx: Db) => {
      await lockCompanies(tx, [companyId])
      await tx.update(users).set(lost).where(eq(users.id, one.userId))
    }
    expect(await collideWith(server.db, losing, call)).toEqual([status])
    expect(await personOf(server.db, one)).toMatchObject(lost)
    await server.db.update(users).set({ companyId, companyRole: 'Owner' }).where(eq(users.id, one.userId))
  }
  expect(await countMembers(server.db, companyId)).toBe(2)
})
