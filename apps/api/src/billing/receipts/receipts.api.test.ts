import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  allocateReceipt,
  cancelReceipt,
  fetchReceipts,
  saveReceipt,
} from '@lohahaat/contract/billing/receipts/receipts'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { receiptShares } from '../../db/tables/billing/receipt-shares'
import { receipts } from '../../db/tables/billing/receipts'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { bill, billableOrder, cancelBill, type Billable } from '../../testing/trucks/bills'
import { giveAddresses, someBuyers } from '../../testing/carts'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { findAdvance, listOpenBills } from '../ledger/open-bills.repository'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const today = istDay(new Date())
let of: Billable

const paid = (more: object = {}, headers = {}) =>
  admin.send(saveReceipt, { companyId: of.companyId, method: 'bank', amount: 1000, paidOn: today, ...more }, headers)
const open = async () => (await listOpenBills(server.db, of.companyId)).map(({ number, open }) => [number, open])
const auditOf = async (receiptId: number) =>
  server.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'Receipt'), eq(auditEntries.recordId, receiptId)))
    .orderBy(auditEntries.id)
const balances = async () => {
  const { rows } = await server.db.execute<{ account: string; paise: string }>(sql`
    select ${ledgerEntries.account} as account, sum(${ledgerEntries.paise})::text as paise from ${ledgerEntries}
    join ${ledgerPostings} on ${ledgerPostings.id} = ${ledgerEntries.postingId}
    where ${ledgerPostings.companyId} = ${of.companyId} group by 1 having sum(${ledgerEntries.paise}) <> 0`)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, BigInt(paise)]))
}

beforeAll(() => giveAddresses(server.db, buyer.userId))
beforeEach(async () => {
  const [buyerId = 0] = await someBuyers(server.db, 1)
  of = await billableOrder(server.db, buyerId)
})

test('money pays the oldest invoices, the rest is advance', async () => {
  const late = await bill(server.db, of, { payable: rupees(500), issuedOn: '2026-10-02' })
  const early = await bill(server.db, of, { payable: rupees(300), issuedOn: '2026-10-01' })
  const { status, body } = await paid({ amount: 400, reference: 'UTR 7' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ amount: 400, tds: 0, advance: 0, reference: 'UTR 7', method: 'bank' })
  expect(body.number).toMatch(/^RC\/26-27\/\d{6}$/)
  expect(body.shares).toEqual([
    { number: early.number, amount: 300 },
    { number: late.number, amount: 100 },
  ])
  expect(await open()).toEqual([[late.number, rupees(400)]])
  expect((await paid({ amount: 600 })).body).toMatchObject({
    shares: [{ number: late.number, amount: 400 }],
    advance: 200,
  })
  expect(await open()).toEqual([])
  expect(await findAdvance(server.db, of.companyId)).toBe(rupees(200))
})

test('tax that was kept back settles too, with a posting of its own', async () => {
  const { number } = await bill(server.db, of, { payable: rupees(1001) })
  const { body } = await paid({ tds: 1 })
  expect(body.shares).toEqual([{ number, amount: 1001 }])
  expect(await balances()).toMatchObject({ bank: rupees(1000), tdsReceivable: rupees(1) })
  expect(await balances()).not.toHaveProperty('receivable')
})

test('an adjustment is no money in the bank', async () => {
  await paid({ method: 'adjustment' })
  expect(await balances()).toEqual({ adjustments: rupees(1000), receivable: -rupees(1000) })
})

test('what is meant for an order or an invoice pays no other', async () => {
  const first = await bill(server.db, of, { payable: rupees(700), issuedOn: '2026-10-01' })
  const second = await bill(server.db, of, { payable: rupees(600), issuedOn: '2026-10-02' })
  const other = await billableOrder(server.db, of.buyerId)
  const { body } = await paid({ documentId: second.id })
  expect(body).toMatchObject({
    documentNo: second.number,
    shares: [{ number: second.number, amount: 600 }],
    advance: 400,
  })
  expect((await paid({ orderId: other.orderId })).body).toMatchObject({ shares: [], advance: 1000 })
  expect((await paid({ orderId: of.orderId })).body.shares).toEqual([{ number: first.number, amount: 700 }])
})

test('by hand, to the paisa, or it is refused with the reason', async () => {
  const first = await bill(server.db, of, { payable: rupees(700) })
  const second = await bill(server.db, of, { payable: rupees(600) })
  const by = (...shares: [string, number][]) => paid({ shares: shares.map(([number, amount]) => ({ number, amount })) })
  expect((await by([second.number, 250.5])).body).toMatchObject({
    shares: [{ number: second.number, amount: 250.5 }],
    advance: 749.5,
  })
  const error = async (...shares: [string, number][]) => (await by(...shares)).error
  expect(await error([first.number, 700.01])).toContain('is more than is open')
  expect(await error(['INV/00-01/000001', 1])).toContain('is no open invoice')
  expect(await error([first.number, 1], [first.number, 1])).toContain('is named twice')
  expect(await error([first.number, 700], [second.number, 349.5])).toContain('more than what was received')
  expect(await server.db.$count(receipts, eq(receipts.companyId, of.companyId))).toBe(1)
})

test('a credit note settles its invoice; what was paid before it is advance', async () => {
  const invoice = await bill(server.db, of, { payable: rupees(1000) })
  await bill(server.db, of, { payable: rupees(100), kind: 'credit', correctsId: invoice.id })
  expect(await open()).toEqual([[invoice.number, rupees(900)]])
  expect((await paid()).body).toMatchObject({ advance: 100 })
  await bill(server.db, of, { payable: rupees(50), kind: 'credit', correctsId: invoice.id })
  expect(await open()).toEqual([])
  expect(await findAdvance(server.db, of.companyId)).toBe(rupees(150))
})

test('a cancelled invoice gives its money back as advance, which is set anew', async () => {
  const wrong = await bill(server.db, of, { payable: rupees(1000) })
  const { receiptId } = (await paid()).body
  await cancelBill(server.db, of, wrong.id)
  const right = await bill(server.db, of, { payable: rupees(800) })
  expect(await findAdvance(server.db, of.companyId)).toBe(rupees(1000))
  const { body } = await admin.send(allocateReceipt, { receiptId })
  expect(body).toMatchObject({ shares: [{ number: right.number, amount: 800 }], advance: 200 })
  const chosen = [{ number: right.number, amount: 10 }]
  expect((await admin.send(allocateReceipt, { receiptId, shares: chosen })).body).toMatchObject({
    shares: chosen,
    advance: 990,
  })
  expect((await auditOf(receiptId)).map(({ after }) => after?.[right.number])).toEqual(['₹800.00', '₹10.00'])
})

test('a receipt is taken back once, and leaves the books as before it', async () => {
  const { number } = await bill(server.db, of, { payable: rupees(1002) })
  const before = await balances()
  const { receiptId, number: own } = (await paid({ tds: 2 })).body
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.send(cancelReceipt, { receiptId, reason: 'Cheque came back' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 400)?.error).toBe(refusalTexts.receiptCancelled(own))
  expect(await balances()).toEqual(before)
  expect(await open()).toEqual([[number, rupees(1002)]])
  expect((await admin.send(allocateReceipt, { receiptId })).status).toBe(400)
  const [listed] = (await admin.send(fetchReceipts, { companyId: of.companyId })).body
  expect(listed).toMatchObject({ cancelReason: 'Cheque came back', advance: 0, shares: [] })
  expect(await auditOf(receiptId)).toMatchObject([
    {
      ...{ action: 'Updated', userId: admin.userId },
      before: { number: own, amount: 1000, tds: 2, cancelReason: null, [number]: '₹1,002.00' },
      after: { number: own, amount: 1000, tds: 2, cancelReason: 'Cheque came back' },
    },
  ])
})

test('of twenty receipts at once none pays what another has paid, and their numbers have no gap', async () => {
  const { id, number } = await bill(server.db, of, { payable: rupees(4500) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => paid()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const shares = await server.db.select().from(receiptShares).where(eq(receiptShares.documentId, id))
  expect(shares.reduce((sum, { paise }) => sum + paise, 0n)).toBe(rupees(4500))
  expect(answers.flatMap(({ body }) => body.shares.map((share) => share.number))).toEqual(Array(5).fill(number))
  const serials = answers.map(({ body }) => Number(body.number.slice(-6))).sort((one, other) => one - other)
  expect(serials).toEqual(serials.map((_, at) => (serials[0] ?? 0) + at))
  expect(await findAdvance(server.db, of.companyId)).toBe(rupees(15_500))
})

test('of advances that are set at once none pays what another has paid', async () => {
  const advances = await Promise.all(Array.from({ length: 8 }, () => paid()))
  const { id } = await bill(server.db, of, { payable: rupees(2500) })
  await Promise.all(advances.map(({ body: { receiptId } }) => admin.send(allocateReceipt, { receiptId })))
  const shares = await server.db.select().from(receiptShares).where(eq(receiptShares.documentId, id))
  expect(shares.reduce((sum, { paise }) => sum + paise, 0n)).toBe(rupees(2500))
})

test('a repeat with the same key records nothing else', async () => {
  const key = { 'idempotency-key': `receipt ${of.companyId}` }
  const [first, second] = await Promise.all([1, 2].map(() => paid({}, key)))
  expect(second?.body).toEqual(first?.body)
  expect(await server.db.$count(receipts, eq(receipts.companyId, of.companyId))).toBe(1)
})

test.each<[string, object, RegExp]>([
  ['nothing', { amount: 0 }, /can’t both be 0/],
  ['money of tomorrow', { paidOn: '2099-01-01' }, /lies in the future/],
  ['a third of a paisa', { amount: 0.333 }, /at most 2 decimals/],
  ['another way to pay', { method: 'cash' }, /bank, upi, cheque or adjustment/],
  ['a company that is not there', { companyId: 2_000_000_000 }, /./],
])('refused: %s', async (_, more, error) => {
  expect(await paid(more)).toMatchObject({ status: 400, error: expect.stringMatching(error) })
})

test('an order or invoice of another company is refused', async () => {
  const [buyerId = 0] = await someBuyers(server.db, 1)
  const other = await billableOrder(server.db, buyerId)
  const theirs = await bill(server.db, other, { payable: rupees(10) })
  expect(await paid({ orderId: other.orderId })).toMatchObject({ error: refusalTexts.notOfCompany })
  expect(await paid({ documentId: theirs.id })).toMatchObject({ error: refusalTexts.notOfCompany })
  expect((await paid({ shares: [{ number: theirs.number, amount: 1 }] })).error).toContain('no open invoice')
})

test('receipts are for administrators', async () => {
  expect((await buyer.send(fetchReceipts, {})).status).toBe(403)
  expect((await buyer.send(saveReceipt, { companyId: of.companyId })).status).toBe(403)
})
