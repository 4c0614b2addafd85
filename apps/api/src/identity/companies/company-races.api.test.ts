import { expect, test } from 'vitest'
import { acceptInvitation } from '@lohahaat/contract/identity/companies/invitations'
import { leaveCompany, removeMember } from '@lohahaat/contract/identity/companies/members'
import type { Db } from '../../platform/db/db'
import { colleagueOf, inviteBy, newcomer, personOf } from '../../testing/firms/companies'
import { collideWith } from '../../testing/lock-waits'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { lockCompanies } from './companies.repository'
import { countMembers, listOwners } from './members.repository'

const server = useTestServer()

/** Holds the company until every call waits for it, so that all of them have read what was before. */
const holding = (companyId: number) => (tx: Db) => lockCompanies(tx, [companyId])
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
  const statuses = await collideWith(server.db, holding(companyId), remove(one, other), remove(other, one))
  expect(statuses.toSorted()).toEqual([200, 400])
  expect(await listOwners(server.db, companyId)).toHaveLength(1)
})

test('the last two owners who leave at once: one stays', async () => {
  const { one, other, companyId } = await twoOwners()
  const leave = (browser: TestBrowser) => () => statusOf(browser.send(leaveCompany))
  const statuses = await collideWith(server.db, holding(companyId), leave(one), leave(other))
  expect(statuses.toSorted()).toEqual([200, 400])
  expect(await listOwners(server.db, companyId)).toHaveLength(1)
})

test('an invitation accepted several times at once is used once', async () => {
  const { one, companyId } = await twoOwners()
  const guest = await newcomer(server)
  const secret = await inviteBy(server, one, (await personOf(server.db, guest)).email, 'Buyer')
  const accept = () => statusOf(guest.send(acceptInvitation, { secret }))
  const statuses = await collideWith(server.db, holding(companyId), accept, accept, accept)
  expect(statuses.toSorted()).toEqual([200, 400, 400])
  expect(await countMembers(server.db, companyId)).toBe(3)
})

test('two invitations accepted at once: he is in one company, and the other keeps its invitation', async () => {
  const [first, second] = [await twoOwners(), await twoOwners()]
  const guest = await newcomer(server)
  const { companyId: from, email } = await personOf(server.db, guest)
  const secrets = [
    await inviteBy(server, first.one, email, 'Buyer'),
    await inviteBy(server, second.one, email, 'Buyer'),
  ]
  const accepts = secrets.map((secret) => () => statusOf(guest.send(acceptInvitation, { secret })))
  const statuses = await collideWith(server.db, holding(from), ...accepts)
  expect(statuses.toSorted()).toEqual([200, 400])
  const counts = [await countMembers(server.db, first.companyId), await countMembers(server.db, second.companyId)]
  expect(counts.toSorted()).toEqual([2, 3])
})

test('removed from one company while he joins another: he is in exactly one, and that is the one he was told', async () => {
  const { one, other: member, companyId } = await twoOwners()
  const next = await twoOwners()
  const secret = await inviteBy(server, next.one, (await personOf(server.db, member)).email, 'Buyer')
  const accept = () => statusOf(member.send(acceptInvitation, { secret }))
  const [removed, joined] = await collideWith(server.db, holding(companyId), remove(one, member), accept)
  expect([removed, joined].toSorted()).toEqual([200, 400])
  const now = await personOf(server.db, member)
  expect(now.companyId === next.companyId).toBe(joined === 200)
  expect(now.companyId).not.toBe(companyId)
})
