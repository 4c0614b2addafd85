import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import {
  changeMember,
  fetchMembers,
  handOver,
  leaveCompany,
  removeMember,
} from '@lohahaat/contract/identity/companies/members'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quotes } from '../../db/tables/sourcing/quotes'
import { orders } from '../../db/tables/ordering/orders'
import { sessions } from '../../db/tables/identity/sessions'
import { giveAddresses, someItems } from '../../testing/carts'
import { addColleague, colleagueOf, newcomer, newestMail, personOf } from '../../testing/firms/companies'
import { placeOrder } from '../../testing/orders'
import { nameFirm, quote, tonsAndPieces } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const stranger = useBuyer(server)
let owner: TestBrowser
let buyer: TestBrowser
beforeEach(async () => {
  owner = await newcomer(server, 'Shree Sai Fabricators')
  buyer = await colleagueOf(server, owner, 'Buyer')
})

const unlimited = { sellingRole: null, orderLimit: null, orderLimitTons: null, monthLimit: null, monthLimitTons: null }
const change = (by: TestBrowser, of: { userId: number }, changes: object) =>
  by.send(changeMember, { userId: of.userId, companyRole: 'Buyer', ...unlimited, ...changes })

test('every member sees the members, owners first, with roles, limits and when they were last seen', async () => {
  for (const browser of [owner, buyer]) {
    const { body, headers } = await browser.send(fetchMembers, { page: 1 })
    expect(body).toMatchObject([
      { userId: owner.userId, companyRole: 'Owner' },
      { userId: buyer.userId, companyRole: 'Buyer', ...unlimited },
    ])
    expect(Date.now() - Date.parse(body[1]?.lastSeenAt ?? '')).toBeLessThan(60_000)
    expect(headers['total-count']).toBe('2')
  }
})

test('limits are kept to the paisa and the kilogram, and taken away again', async () => {
  const limits = { orderLimit: 500_000.55, orderLimitTons: 4.5, monthLimit: 2_000_000, monthLimitTons: 12.345 }
  expect((await change(owner, buyer, limits)).body).toMatchObject({ userId: buyer.userId, ...limits })
  expect(await personOf(server.db, buyer)).toMatchObject({
    orderLimitPaise: 50_000_055n,
    orderLimitKg: 4_500n,
    monthLimitPaise: 200_000_000n,
    monthLimitKg: 12_345n,
  })
  expect((await change(owner, buyer, {})).body).toMatchObject(unlimited)
  expect((await owner.send(fetchCompanyHistory, {})).body.map(({ what }) => what)).toEqual([
    'limits-changed',
    'limits-changed',
  ])
})

test.each([
  { orderLimit: -1 },
  { orderLimit: 0.001 },
  { monthLimit: 1e12 },
  { monthLimitTons: 1.0001 },
  { orderLimitTons: -1 },
])('a limit such as %o is refused', async (limits) => expect((await change(owner, buyer, limits)).status).toBe(400))

test('an owner changes roles, and what was done is on record', async () => {
  expect((await change(owner, buyer, { companyRole: 'Accounts' })).body.companyRole).toBe('Accounts')
  expect((await buyer.send(fetchCompany)).body.companyRole).toBe('Accounts')
  expect(buyer.values.get('CompanyRole')).toBe('Accounts')
  expect((await colleagueOf(server, owner, 'Accounts')).values.get('CompanyRole')).toBe('Accounts')
  expect((await buyer.send(fetchCompanyHistory, { page: 1, pageSize: 1 })).body).toMatchObject([
    { what: 'role-changed', by: 'Asha Verma', whom: 'Asha Verma', detail: 'Accounts' },
  ])
})

test('nobody changes his own role', async () => {
  const second = await colleagueOf(server, owner, 'Owner')
  expect(await change(second, second, { companyRole: 'Buyer' })).toMatchObject({ error: refusalTexts.ownRole })
  expect((await change(second, second, { companyRole: 'Owner', orderLimit: 100 })).status).toBe(200)
})

test('selling roles are for suppliers', async () => {
  expect(await change(owner, buyer, { sellingRole: 'Sales' })).toMatchObject({ error: refusalTexts.notASupplier })
  await nameFirm(server.db, owner, 'Rathi Tubes', 1)
  expect((await change(owner, buyer, { sellingRole: 'Sales' })).body.sellingRole).toBe('Sales')
})

test('who is in another company is nobody here', async () => {
  for (const call of [handOver, removeMember])
    expect(await owner.send(call, { userId: stranger.userId })).toMatchObject({ error: refusalTexts.unknownRecord })
  expect(await change(owner, stranger, {})).toMatchObject({ error: refusalTexts.unknownRecord })
})

test('the company is handed over, and the last owner then buys', async () => {
  expect((await owner.send(handOver, { userId: owner.userId })).error).toBe(refusalTexts.ownRole)
  expect((await owner.send(handOver, { userId: buyer.userId })).status).toBe(200)
  expect(await personOf(server.db, owner)).toMatchObject({ companyRole: 'Buyer' })
  expect(await personOf(server.db, buyer)).toMatchObject({ companyRole: 'Owner' })
  expect((await owner.send(handOver, { userId: buyer.userId })).status).toBe(403)
})

test('the last owner neither leaves nor is removed', async () => {
  expect(await owner.send(leaveCompany)).toMatchObject({ status: 400, error: refusalTexts.lastOwner })
  expect(await owner.send(removeMember, { userId: owner.userId })).toMatchObject({ error: refusalTexts.lastOwner })
  expect((await owner.send(fetchCompany)).body.memberCount).toBe(2)
})

test('who is removed is signed out and told, and starts anew; what he made stays', async () => {
  await giveAddresses(server.db, buyer.userId)
  const [item = 0] = await someItems(server.db, 1)
  const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: item }])
  const open = await tonsAndPieces(server.db, buyer.userId)
  const done = await tonsAndPieces(server.db, buyer.userId, { status: 'Completed' })
  const wanted = await tonsAndPieces(server.db, stranger.userId)
  await quote(buyer, wanted, [40_000, 900])
  const before = await personOf(server.db, buyer)
  await server.db.update(sessions).set({ device: 'Old phone' }).where(eq(sessions.userId, buyer.userId))

  expect((await owner.send(removeMember, { userId: buyer.userId })).body).toEqual({ success: true })
  const after = await personOf(server.db, buyer)
  expect(after.companyId).not.toBe(before.companyId)
  expect(after).toMatchObject({ companyRole: 'Owner', orderLimitPaise: null, sellingRole: null })
  expect((await buyer.send(fetchCompany)).status).toBe(401)
  expect((await newestMail(server.db, before.email))?.subject).toBe('You are no longer in Shree Sai Fabricators')

  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ buyerId: buyer.userId, companyId: before.companyId })
  const buyerOf = async (id: number) =>
    (await server.db.select().from(enquiries).where(eq(enquiries.id, id))).map(({ buyerId }) => buyerId)
  expect(await buyerOf(open.id)).toEqual([owner.userId])
  expect(await buyerOf(done.id)).toEqual([buyer.userId])
  const [quoted] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, wanted.id))
  expect(quoted).toMatchObject({ partyId: owner.userId, companyId: before.companyId })

  await buyer.signIn(before.email)
  expect((await buyer.send(fetchCompany)).body).toMatchObject({ memberCount: 1, companyRole: 'Owner', places: [] })
})

test('nothing is handed on that is not his, of another company, or that the owner has himself', async () => {
  const { companyId: elsewhere } = await personOf(server.db, stranger)
  const colleague = await addColleague(server.db, owner, 'Buyer')
  const asked = [
    await tonsAndPieces(server.db, colleague.userId),
    await tonsAndPieces(server.db, buyer.userId, { companyId: elsewhere }),
  ]
  const wanted = [await tonsAndPieces(server.db, stranger.userId), await tonsAndPieces(server.db, stranger.userId)]
  for (const enquiry of wanted) await quote(buyer, enquiry, [40_000, 900])
  const [both, handed] = wanted.map(({ id }) => id)
  const third = (await tonsAndPieces(server.db, stranger.userId)).id
  const [first] = await server.db
    .select()
    .from(quotes)
    .where(eq(quotes.enquiryId, both ?? 0))
  if (!first) throw new Error('He has not quoted')
  const { id: _, ...like } = first
  await server.db.insert(quotes).values([
    { ...like, partyId: owner.userId, companyId: elsewhere },
    { ...like, enquiryId: third, partyId: colleague.userId },
    { ...like, enquiryId: third, companyId: elsewhere },
  ])
  const parties = async (id: number | undefined) =>
    (
      await server.db
        .select()
        .from(quotes)
        .where(eq(quotes.enquiryId, id ?? 0))
        .orderBy(quotes.id)
    ).map(({ partyId }) => partyId)

  expect((await owner.send(removeMember, { userId: buyer.userId })).status).toBe(200)
  const ids = asked.map(({ id }) => id)
  const left = await server.db.select().from(enquiries).where(inArray(enquiries.id, ids)).orderBy(enquiries.id)
  expect(left.map(({ buyerId }) => buyerId)).toEqual([colleague.userId, buyer.userId])
  expect([await parties(both), await parties(handed), await parties(third)]).toEqual([
    [buyer.userId, owner.userId],
    [owner.userId],
    [colleague.userId, buyer.userId],
  ])
})

test('who leaves is signed out, and his company remembers it', async () => {
  expect((await buyer.send(leaveCompany)).body).toEqual({ success: true })
  expect((await buyer.send(fetchCompany)).status).toBe(401)
  expect((await owner.send(fetchCompanyHistory, {})).body).toMatchObject([{ what: 'left', by: 'Asha Verma' }])
})

test('members are answered by the page', async () => {
  await addColleague(server.db, owner, 'Accounts')
  const { body, headers } = await owner.send(fetchMembers, { page: 2, pageSize: 2 })
  expect(body).toHaveLength(1)
  expect(headers['total-count']).toBe('3')
})
