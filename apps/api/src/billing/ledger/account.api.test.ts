import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fetchAccount, fetchAccountFile, fetchCompanyAccount } from '@lohahaat/contract/billing/accounts/account'
import { allocateReceipt, cancelReceipt, saveReceipt } from '@lohahaat/contract/billing/receipts/receipts'
import { openItems } from '@lohahaat/domain/billing/ledger/open-items'
import type { Posting } from '@lohahaat/domain/billing/ledger/posting'
import { statementOf } from '@lohahaat/domain/billing/ledger/statement'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { users } from '../../db/tables/identity/users'
import { orders } from '../../db/tables/ordering/orders'
import { inDelhi } from '../../testing/trucks/billing'
import { bill, billableOrder, cancelBill, type Billable } from '../../testing/trucks/bills'
import { giveAddresses, someBuyers } from '../../testing/carts'
import { pdfPages } from '../../testing/pdf-text'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const stranger = useBuyer(server)
const today = istDay(new Date())
const ago = (days: number) => daysAfter(today, -days)

beforeAll(() => giveAddresses(server.db, buyer.userId))

const newCompany = async () => {
  const [buyerId = 0] = await someBuyers(server.db, 1)
  return billableOrder(server.db, buyerId)
}
const pay = (of: Billable, amount: number, more: object = {}) =>
  admin.send(saveReceipt, { companyId: of.companyId, method: 'upi', amount, paidOn: today, ...more })
const accountOf = async ({ companyId }: Billable, more: object = {}) =>
  (await admin.send(fetchCompanyAccount, { companyId, from: '2020-01-01', ...more })).body

test('opening, movements and closing of a period, and what is open by its age', async () => {
  const of = await newCompany()
  const old = await bill(server.db, of, { payable: rupees(100), issuedOn: ago(95) })
  await bill(server.db, of, { payable: rupees(200), issuedOn: ago(61) })
  await bill(server.db, of, { payable: rupees(300), issuedOn: ago(31) })
  const late = await bill(server.db, of, { payable: rupees('400.50'), issuedOn: ago(30) })
  await pay(of, 150, { paidOn: ago(10), shares: [{ number: late.number, amount: 100.5 }] })
  const account = await accountOf(of, { from: ago(40), to: ago(5) })
  expect(account).toMatchObject({ opening: 300, debits: 700.5, credits: 150, closing: 850.5, movementCount: 3 })
  expect(account.movements.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['invoice', 600],
    ['invoice', 1000.5],
    ['receipt', 850.5],
  ])
  expect(account.advance).toBe(49.5)
  expect(account.openBills.map(({ open }) => open)).toEqual([100, 200, 300, 300])
  expect(account.openBills[0]).toMatchObject({ number: old.number, amount: 100, dueOn: ago(95), isOverdue: true })
  expect(account.ageing).toEqual({ to30: 300, to60: 300, to90: 200, older: 50.5 })
})

test('paid in full it closes at 0.00', async () => {
  const of = await newCompany()
  const invoice = await bill(server.db, of, { payable: rupees('266025.00') })
  await bill(server.db, of, { payable: rupees('4956.00'), kind: 'credit', correctsId: invoice.id })
  await pay(of, 260_843.55, { tds: 225.45 })
  expect(await accountOf(of)).toMatchObject({ closing: 0, openBills: [], advance: 0 })
})

const amount = fc.integer({ min: 1, max: 999_999 }).map((paise) => paise / 100)
const pick = fc.nat(50)
const step = fc.oneof(
  fc.record({ does: fc.constant('bill' as const), amount, days: fc.nat(120) }),
  fc.record({ does: fc.constant('credit' as const), amount, pick }),
  fc.record({ does: fc.constant('debit' as const), amount, pick }),
  fc.record({ does: fc.constant('receipt' as const), amount, tds: fc.nat(5) }),
  fc.record({ does: fc.constant('cancelReceipt' as const), pick }),
  fc.record({ does: fc.constant('cancelBill' as const), pick }),
  fc.record({ does: fc.constant('reallocate' as const), pick }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Does what a step says, where there is something to do it with. */
async function take(of: Billable, taken: Step, bills: number[], receipts: number[]) {
  const one = (ids: readonly number[]) => ('pick' in taken ? ids[taken.pick % (ids.length || 1)] : undefined)
  const { does } = taken
  if (does === 'bill') {
    const made = await bill(server.db, of, { payable: rupees(taken.amount), issuedOn: ago(taken.days) })
    bills.push(made.id)
  } else if (does === 'credit' || does === 'debit') {
    const correctsId = one(bills)
    if (correctsId) await bill(server.db, of, { payable: rupees(taken.amount), kind: does, correctsId })
  } else if (does === 'receipt') receipts.push((await pay(of, taken.amount, { tds: taken.tds })).body.receiptId)
  else if (does === 'cancelBill') {
    const id = one(bills)
    if (id) await cancelBill(server.db, of, id)
    if (id) bills.splice(bills.indexOf(id), 1)
  } else {
    const receiptId = one(receipts)
    if (!receiptId) return
    await admin.send(does === 'reallocate' ? allocateReceipt : cancelReceipt, { receiptId, reason: 'x' })
  }
}

async function booksOf({ companyId }: Billable): Promise<Posting[]> {
  const found = await server.db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.companyId, companyId))
    .orderBy(ledgerPostings.id)
  const entries = await server.db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.postingId, [0, ...found.map(({ id }) => id)]))
  return found.map(({ id, kind, postedOn, documentNo }) => ({
    ...{ kind, on: postedOn, partyId: companyId, documentNo },
    entries: entries.filter(({ postingId }) => postingId === id),
  }))
}

/** What is open and what is advance by the rule, from everything that was ever written. */
async function openByRule({ companyId }: Billable) {
  const documents = await server.db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.companyId, companyId), isNull(taxDocuments.cancelledAt)))
  const numberOf = new Map(documents.map(({ id, number }) => [id, number]))
  const billed = documents
    .filter(({ kind }) => kind !== 'credit')
    .map(({ number, issuedOn, payablePaise }) => ({ number, issuedOn, payable: payablePaise }))
  const credits = documents
    .filter(({ kind }) => kind === 'credit')
    .map(({ correctsId, payablePaise }) => ({
      paise: payablePaise,
      shares: [{ number: numberOf.get(correctsId ?? 0) ?? '', paise: payablePaise }],
    }))
  const { rows } = await server.db.execute<{
    paise: string
    number: string | null
    share: string | null
    id: number
  }>(sql`
    select r.id, (r.paise + r.tds_paise)::text as paise, d.number, s.paise::text as share from receipts r
    left join receipt_shares s on s.receipt_id = r.id left join tax_documents d on d.id = s.document_id
    where r.company_id = ${companyId} and r.cancelled_at is null`)
  const received = [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id)
    return {
      paise: BigInt(own[0]?.paise ?? 0),
      shares: own.flatMap(({ number, share }) => (number && share ? [{ number, paise: BigInt(share) }] : [])),
    }
  })
  return openItems(billed, [...received, ...credits])
}

test('whatever is billed, credited, paid and cancelled, the books balance and close at what is open less the advance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const of = await newCompany()
      const [bills, receipts]: [number[], number[]] = [[], []]
      for (const each of steps) await take(of, each, bills, receipts)
      const account = await accountOf(of)
      const books = await booksOf(of)
      const whole = statementOf(books, 'receivable', { partyId: of.companyId, from: '2020-01-01', to: today })
      expect(books.flatMap(({ entries }) => entries).reduce((sum, { paise }) => sum + paise, 0n)).toBe(0n)
      expect(account.closing).toBe(toRupees(whole.closing))
      expect(account.movements.map(({ balance }) => balance)).toEqual(whole.rows.map((row) => toRupees(row.balance)))
      const open = account.openBills.reduce((sum, each) => sum + rupees(each.open), 0n)
      expect(open - rupees(account.advance)).toBe(whole.closing)
      const rule = await openByRule(of)
      expect(account.advance).toBe(toRupees(rule.advance))
      expect(account.openBills.map((each) => [each.number, each.open])).toEqual(
        rule.items.map((item) => [item.number, toRupees(item.open)]),
      )
      const middle = { from: ago(60), to: ago(20) }
      const part = statementOf(books, 'receivable', { partyId: of.companyId, ...middle })
      expect(await accountOf(of, middle)).toMatchObject({
        opening: toRupees(part.opening),
        debits: toRupees(part.debits),
        credits: toRupees(part.credits),
        closing: toRupees(part.closing),
      })
    }),
    { numRuns: 25 },
  )
}, 180_000)

test('a company sees its own account alone, by the roles that see its orders', async () => {
  const own = await billableOrder(server.db, buyer.userId)
  const { number } = await bill(server.db, own, { payable: rupees(77) })
  const body = (await buyer.send(fetchAccount, {})).body
  expect(body.openBills.map((each) => each.number)).toContain(number)
  expect((await stranger.send(fetchAccount, {})).body).toMatchObject({ movementCount: 0, openBills: [], closing: 0 })
  expect((await stranger.send(fetchCompanyAccount, { companyId: own.companyId })).status).toBe(403)
  const who = eq(users.id, buyer.userId)
  await server.db.update(users).set({ companyRole: 'Buyer' }).where(who)
  expect((await buyer.send(fetchAccount, {})).status).toBe(403)
  await server.db.update(users).set({ companyRole: 'Owner' }).where(who)
  expect((await admin.send(fetchCompanyAccount, { companyId: 2_000_000_000 })).status).toBe(400)
})

test('as PDF and as a sheet', { timeout: 120_000 }, async () => {
  const earlier = await billableOrder(server.db, buyer.userId)
  await bill(server.db, earlier, { payable: rupees(1), issuedOn: ago(1) })
  const own = await billableOrder(server.db, buyer.userId)
  await server.db.update(orders).set({ billingAddress: inDelhi }).where(eq(orders.id, own.orderId))
  const { number } = await bill(server.db, own, { payable: rupees('123456.70') })
  const files = filesOf(server, buyer)
  const pdf = await files.download(fetchAccountFile, { format: 'pdf' })
  const [page] = await pdfPages(new Uint8Array(pdf.bytes))
  for (const text of ['Statement of account', number, '1,23,456.70', 'Open invoices']) expect(page).toContain(text)
  for (const text of ['Plot 14, Sector 27', 'New Delhi 110001, Delhi', 'GST number 07AAACA0000A1Z0'])
    expect(page).toContain(text)
  const sheet = await files.download(fetchAccountFile, { format: 'xlsx' })
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
})
