import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fetchCompanyAccount } from '@lohahaat/contract/billing/accounts/account'
import { fetchCreditTerms, saveCreditTerms } from '@lohahaat/contract/billing/accounts/credit-terms'
import { saveReceipt } from '@lohahaat/contract/billing/receipts/receipts'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { istDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, toRupees } from '@lohahaat/domain/platform/money'
import { users } from '../../db/tables/identity/users'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orders } from '../../db/tables/ordering/orders'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { confirmCart } from '../../ordering/checkout/confirm-order'
import { Refusal, refusalText } from '../../platform/refusal'
import { bill } from '../../testing/trucks/bills'
import { buyerNow } from '../../testing/buyer-now'
import { putIntoCart, someBuyers, someItems } from '../../testing/carts'
import { loadTruck } from '../../testing/trucks/trucks'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { testSeller } from '../../testing/test-seller'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
let buyers: number[]
let companyId: number
let paise: bigint

/** Buys a ton; each member of the company buys alike. */
async function order(buyerId = buyers[0] ?? 0) {
  await server.db.delete(cartLines).where(eq(cartLines.buyerId, buyerId))
  await putIntoCart(server.db, [buyerId], await someItems(server.db, 1))
  const desk = { db: server.db, seller: testSeller, siteUrl: 'https://lohahaat.example' }
  const confirmation = { seen: undefined, idempotencyKey: undefined }
  return (await confirmCart(desk, await buyerNow(server.db, buyerId), confirmation)).orderId
}
const refused = async (buyerId?: number) => {
  try {
    await order(buyerId)
    return 'ordered'
  } catch (error) {
    if (error instanceof Refusal) return refusalText(error as Refusal)
    throw error
  }
}
const setLimit = (limit: bigint | null, more: object = {}) =>
  admin.send(saveCreditTerms, { companyId, limit: limit === null ? null : toRupees(limit), ...more })
const told = (limit: bigint, used: bigint) =>
  refusalTexts.creditLimitReached(formatRupees(limit), formatRupees(used), formatRupees(paise))

beforeEach(async () => {
  buyers = await someBuyers(server.db, 6)
  const [first] = await server.db
    .select()
    .from(users)
    .where(eq(users.id, buyers[0] ?? 0))
  companyId = first?.companyId ?? 0
  for (const id of buyers) await server.db.update(users).set({ companyId }).where(eq(users.id, id))
  const [placed] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.id, await order()))
  paise = placed?.totalPaise ?? 0n
})

test('unset, there is no limit', async () => {
  expect(await refused()).toBe('ordered')
  await setLimit(null, { days: 30 })
  expect(await refused()).toBe('ordered')
})

test('above the limit an order is refused with limit, used and its sum; at the limit it is not', async () => {
  await setLimit(paise * 2n - 1n)
  expect(await refused()).toBe(told(paise * 2n - 1n, paise))
  await setLimit(paise * 2n)
  expect(await refused()).toBe('ordered')
  expect(await refused()).toBe(told(paise * 2n, paise * 2n))
})

test('billed is owed once, paid is free again, cancelled and delivered by hand take nothing', async () => {
  await setLimit(paise)
  const [placed] = await server.db.select().from(orders).where(eq(orders.companyId, companyId))
  const orderId = placed?.id ?? 0
  const of = { orderId, companyId, buyerId: buyers[0] ?? 0, consignmentId: await loadTruck(server.db, orderId) }
  await bill(server.db, of, { payable: paise / 2n })
  expect(await refused()).toBe(told(paise, paise))
  const paidOn = istDay(new Date())
  await admin.send(saveReceipt, { companyId, method: 'bank', amount: toRupees(paise / 2n), paidOn })
  expect(await refused()).toBe(told(paise, paise - paise / 2n))
  expect((await admin.send(fetchCompanyAccount, { companyId })).body).toMatchObject({
    creditLimit: toRupees(paise),
    creditUsed: toRupees(paise - paise / 2n),
  })
  await server.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, orderId))
  expect(await refused()).toBe('ordered')
  await server.db.update(orders).set({ status: 'Delivered' }).where(eq(orders.companyId, companyId))
  expect(await refused()).toBe('ordered')
})

test('of six members who order at once, as many get it as the limit has room for', async () => {
  await setLimit(paise * 3n)
  const answers = await Promise.all(buyers.map((id) => refused(id)))
  expect(answers.filter((answer) => answer === 'ordered')).toHaveLength(2)
  expect(await server.db.$count(orders, eq(orders.companyId, companyId))).toBe(3)
})

test('who set it is kept, with what it was', async () => {
  await setLimit(paise, { days: 45, remindersOff: true })
  await setLimit(null)
  expect((await admin.send(fetchCreditTerms, { companyId })).body).toMatchObject({
    ...{ companyId, limit: null, days: null, remindersOff: false, changedBy: expect.any(String) },
  })
  const kept = await server.db.select().from(auditEntries).where(eq(auditEntries.recordId, companyId))
  expect(kept.filter(({ resource }) => resource === 'CreditTerms')).toMatchObject([
    { action: 'Created', after: { days: 45, remindersOff: true } },
    { action: 'Updated', before: { days: 45 }, after: { days: null } },
  ])
})

test.each([
  [{ limit: -1 }, /Limit can't be below 0/],
  [{ days: 400 }, /Days can't be above 365/],
  [{ days: 1.5 }, /Days can have at most 0 decimals/],
])('refused: %j', async (wrong, error) => {
  expect(await admin.send(saveCreditTerms, { companyId, ...wrong })).toMatchObject({
    status: 400,
    error: expect.stringMatching(error),
  })
})

test('terms are for administrators', async () => {
  expect((await buyer.send(saveCreditTerms, { companyId })).status).toBe(403)
  expect((await buyer.send(fetchCreditTerms, { companyId })).status).toBe(403)
})
