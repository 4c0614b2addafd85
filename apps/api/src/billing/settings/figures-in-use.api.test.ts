import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { fetchBankRows, uploadBankStatement } from '@lohahaat/contract/billing/bank/bank-rows'
import { cancelEInvoice } from '@lohahaat/contract/billing/einvoices/einvoice'
import {
  cancelEwayBill,
  extendEwayBill,
  fetchEwayBillCheck,
  saveEwayBill,
} from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { cancelInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { saveOwnInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { tradeSettings } from '../../db/tables/reference/trade-settings'
import { buyerNow } from '../../testing/buyer-now'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'
import { setRegistration } from '../exports/exported.repository'
import { issueNote } from '../notes/issue-note'

const server = useTestServer()
const { people, truck, invoiced } = useInvoicedTrucks(server)
const { admin, supplier } = people
const HOUR = 60 * 60 * 1000
const today = istDay(new Date())
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR)
const inForce = (value: object) =>
  server.db.insert(tradeSettings).values({ name: 'billing', value, createdAt: new Date() })

afterEach(() => server.db.delete(tradeSettings))

const cancelItsInvoice = (invoiceId: number) => admin.send(cancelInvoice, { invoiceId, reason: 'Wrong truck' })

async function enterBill() {
  const { invoiceId } = await invoiced()
  const input = { invoiceId, ewayBillNo: String(441_000_000_000 + invoiceId), km: 165 }
  const { ewayBillId } = (await supplier.send(saveEwayBill, { ...input, generatedAt: new Date().toISOString() })).body
  const set = (changes: Partial<typeof ewayBills.$inferInsert>) =>
    server.db.update(ewayBills).set(changes).where(eq(ewayBills.id, ewayBillId))
  return { invoiceId, ewayBillId, set }
}

test('how long the portal cancels an e-way bill', async () => {
  const { invoiceId, ewayBillId, set } = await enterBill()
  await set({ generatedAt: hoursAgo(3) })
  await inForce({ eway: { cancelHours: 2 } })
  expect(await cancelItsInvoice(invoiceId)).toMatchObject({
    error: expect.stringContaining('cancels a bill for 2 hours'),
  })
  const cancel = () => supplier.send(cancelEwayBill, { ewayBillId, cancelReason: 'DataEntry' })
  expect(await cancel()).toMatchObject({ status: 400, error: 'An e-way bill can be cancelled for 2 hours only.' })
  expect((await supplier.send(fetchEwayBillCheck, { invoiceId })).body.bill?.canCancel).toBe(false)
  await inForce({ eway: { cancelHours: 4 } })
  expect((await cancel()).status).toBe(200)
})

test('how long before and after its end a bill is extended, and to how many days', async () => {
  const { ewayBillId, set } = await enterBill()
  await set({ generatedAt: hoursAgo(60), endsAt: hoursAgo(-9) })
  const extend = () => supplier.send(extendEwayBill, { ewayBillId, km: 450 })
  await inForce({ eway: { extendHours: 10, mostDays: 2 } })
  expect(await extend()).toMatchObject({ status: 400, error: refusalTexts.ewayNotExtendable(10, 2) })
  await inForce({ eway: { extendHours: 8, mostDays: 3 } })
  expect(await extend()).toMatchObject({ status: 400, error: refusalTexts.ewayNotExtendable(8, 3) })
  await inForce({ eway: { extendHours: 10, mostDays: 3 } })
  expect((await extend()).status).toBe(200)
})

test('how far goods may go with a bill', async () => {
  const { invoiceId } = await invoiced({}, { km: 4100 })
  const problems = async () =>
    (await supplier.send(fetchEwayBillCheck, { invoiceId })).body.problems.map(({ field }) => field)
  expect(await problems()).toContain('transport.km')
  await inForce({ eway: { mostKm: 4200 } })
  expect(await problems()).not.toContain('transport.km')
  const entered = { invoiceId, ewayBillNo: '441990000001', generatedAt: new Date().toISOString(), km: 4100 }
  expect((await supplier.send(saveEwayBill, entered)).body.km).toBe(4100)
})

test('how long the portal cancels an IRN', async () => {
  const { invoiceId } = await invoiced()
  await setRegistration(server.db, invoiceId, { irn: 'cd'.repeat(32), ackNo: '1', ackAt: hoursAgo(3) })
  await inForce({ einvoice: { cancelHours: 2 } })
  expect(await cancelItsInvoice(invoiceId)).toMatchObject({
    error: expect.stringContaining('cancels an IRN for 2 hours'),
  })
  const cancel = () => admin.send(cancelEInvoice, { invoiceId, cancelReason: 'DataEntry' })
  expect(await cancel()).toMatchObject({ status: 400, error: refusalTexts.irnTooLateToCancel(2) })
  await inForce({ einvoice: { cancelHours: 4 } })
  expect((await cancel()).status).toBe(200)
})

test('until which day after the year a credit note lowers the tax', async () => {
  const { invoiceId } = await invoiced()
  const [document] = await server.db.select().from(taxDocuments).where(eq(taxDocuments.id, invoiceId))
  const nextYear = `20${document?.financialYear.slice(3)}`
  const actor = { ...(await buyerNow(server.db, admin.userId)), adminRights: 'fresh' as const }
  const credit = () =>
    issueNote(
      { ...server, siteUrl: 'https://lohahaat.example' },
      { ...actor, at: new Date(`${nextYear}-10-01T06:00:00Z`) },
      {
        ...{ invoiceId, kind: 'credit', noteReason: 'rate', withPerTonCharges: false },
        noteLines: [{ lineNo: 1, amount: 100 }],
      },
      undefined,
    )
  await inForce({ taxes: { creditUntil: '30/09' } })
  await expect(credit()).rejects.toMatchObject({ values: [expect.stringContaining(`only until 30 Sep ${nextYear}`)] })
  await inForce({ taxes: { creditUntil: '01/10' } })
  expect(await credit()).toMatchObject({ kind: 'credit' })
})

test('what a payer keeps back as TDS', async () => {
  const { invoiceId, number } = await invoiced()
  const [document] = await server.db.select().from(taxDocuments).where(eq(taxDocuments.id, invoiceId))
  const { payablePaise = 0n, taxablePaise = 0n } = document ?? {}
  const amount = String(toRupees(payablePaise - taxablePaise / 100n))
  const sheet = `Date,Narration,Ref No,Debit,Credit\n${today},NEFT ${number},TDS1,,${amount}\n`
  await filesOf(server, admin).send(uploadBankStatement, {}, { name: 'b.csv', bytes: sheet })
  const reasons = async () =>
    (await admin.send(fetchBankRows, { state: 'open' })).body[0]?.proposals.find(({ numbers }) =>
      numbers.includes(number),
    )?.reasons
  expect(await reasons()).not.toContain('amountLessTds')
  await inForce({ taxes: { tdsPercent: 1 } })
  expect(await reasons()).toContain('amountLessTds')
})

test('GST on the commission of a supplier’s invoice', async () => {
  const bill = async (number: string) => {
    const input = { consignmentId: await truck({ invoiceNo: number }), number, issuedOn: today }
    return (await supplier.send(saveOwnInvoice, { ...input, taxable: 1000, gst: 180 })).body
  }
  const { commission, commissionGst } = await bill('S/18')
  expect(commissionGst).toBeCloseTo(commission * 0.18, 2)
  await inForce({ taxes: { commissionGstPercent: 12 } })
  expect((await bill('S/12')).commissionGst).toBeCloseTo(commission * 0.12, 2)
  expect(commission).toBeGreaterThan(0)
})
