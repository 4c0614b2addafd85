import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cancelEInvoice, fetchEInvoiceCheck, saveEInvoice } from '@lohahaat/contract/billing/einvoices/einvoice'
import { cancelEwayBill, saveEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { cancelInvoice, fetchInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import { cancelSupplierInvoice, saveSupplierInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { dispatchConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import { computeNote } from '@lohahaat/domain/billing/notes'
import { workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { istDay } from '@lohahaat/domain/platform/ist'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import type { Db } from '../../platform/db/db'
import { issueDocument } from '../../testing/trucks/issued'
import { collideWith } from '../../testing/lock-waits'
import { useInvoicedTrucks } from '../../testing/scenes/invoiced-truck'
import { useTestServer } from '../../testing/test-server'
import { lockExported } from '../exports/exported.repository'

const server = useTestServer()
const { people, yard, invoiced } = useInvoicedTrucks(server)
const { admin, supplier } = people
const HOUR = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

let serial = 441_000_000_000
const ofLongAgo = { issuedOn: istDay(new Date(Date.now() - 72 * HOUR)) }
const enterBill = (invoiceId: number, generatedAt = hoursAgo(0)) =>
  supplier.send(saveEwayBill, { invoiceId, ewayBillNo: String(++serial), generatedAt, km: 165 })
const register = (invoiceId: number, ackAt = hoursAgo(0)) =>
  admin.send(saveEInvoice, { invoiceId, irn: 'ab'.repeat(32), ackNo: '112610036563310', ackAt })
const cancel = (invoiceId: number) => admin.send(cancelInvoice, { invoiceId, reason: 'Wrong truck' })
const noBill = (ewayBillId: number, changes: object = {}) =>
  supplier.send(cancelEwayBill, { ewayBillId, cancelReason: 'OrderCancelled', ...changes })
const noIrn = (invoiceId: number, changes: object = {}, browser = admin) =>
  browser.send(cancelEInvoice, { invoiceId, cancelReason: 'OrderCancelled', ...changes })

test('an invoice with an e-way bill is cancelled after its bill, and the text says so', async () => {
  const { invoiceId, number } = await invoiced()
  const { ewayBillId, ewayBillNo } = (await enterBill(invoiceId)).body
  expect(await cancel(invoiceId)).toMatchObject({
    ...{ status: 400, error: refusalTexts.invoiceHasEwayBill(number, ewayBillNo, 24) },
  })
  expect((await admin.send(fetchInvoice, { invoiceId })).body.cancelledAt).toBeNull()
  expect((await noBill(ewayBillId)).status).toBe(200)
  expect(await cancel(invoiceId)).toMatchObject({ status: 200, body: { cancelReason: 'Wrong truck' } })
})

test('an invoice with an IRN is cancelled after its IRN, which counts no more', async () => {
  const { invoiceId, number } = await invoiced()
  await register(invoiceId)
  expect(await cancel(invoiceId)).toMatchObject({ status: 400, error: refusalTexts.invoiceHasIrn(number, 24) })
  expect((await noIrn(invoiceId)).body).toMatchObject({ irn: 'ab'.repeat(32), irnCancelledAt: expect.any(String) })
  expect((await admin.send(fetchInvoice, { invoiceId })).body.irn).toBeNull()
  expect((await admin.send(fetchEInvoiceCheck, { invoiceId })).body.irnCancelledAt).not.toBeNull()
  const again = { status: 400, error: refusalTexts.irnCancelled(number) }
  expect(await register(invoiceId)).toMatchObject(again)
  expect(await noIrn(invoiceId)).toMatchObject(again)
  expect((await cancel(invoiceId)).status).toBe(200)
})

test('a truck does not leave with an invoice whose IRN was cancelled', async () => {
  const { invoiceId, number, consignmentId } = await invoiced({}, { state: 'Loaded' })
  await register(invoiceId)
  await noIrn(invoiceId)
  const leave = () => supplier.send(dispatchConsignment, { consignmentId })
  expect(await leave()).toMatchObject({ status: 400, error: refusalTexts.invoiceVoid(number) })
  await cancel(invoiceId)
  expect(await leave()).toMatchObject({ status: 400, error: refusalTexts.invoiceMissing })
  await issueDocument(server.db, consignmentId, computeInvoice(workedDraft))
  expect((await leave()).status).toBe(200)
})

test('an invoice by which a supplier’s is in the books is cancelled after that entry', async () => {
  const { invoiceId, number, consignmentId } = await invoiced()
  const entry = { sellerId: yard.sellerId, consignmentId, number: 'S/7', taxable: 98_000, gst: 17_640 }
  const { body } = await admin.send(saveSupplierInvoice, { ...entry, issuedOn: istDay(new Date()) })
  const refused = { status: 400, error: refusalTexts.invoiceHasSupplierInvoice(number, 'S/7') }
  expect(await cancel(invoiceId)).toMatchObject(refused)
  await admin.send(cancelSupplierInvoice, { supplierInvoiceId: body.supplierInvoiceId, reason: 'Issued anew' })
  expect((await cancel(invoiceId)).status).toBe(200)
})

test('what the portal cancelled within 24 hours is recorded later, and nothing that it cancelled after them', async () => {
  const { invoiceId } = await invoiced(ofLongAgo)
  const { ewayBillId } = (await enterBill(invoiceId, hoursAgo(50))).body
  await register(invoiceId, hoursAgo(50))
  expect(await noBill(ewayBillId)).toMatchObject({ status: 400, error: refusalTexts.ewayTooLateToCancel(24) })
  expect(await noIrn(invoiceId)).toMatchObject({ status: 400, error: refusalTexts.irnTooLateToCancel(24) })
  for (const cancelledAt of [hoursAgo(51), hoursAgo(-1)])
    for (const answer of [await noBill(ewayBillId, { cancelledAt }), await noIrn(invoiceId, { cancelledAt })])
      expect(answer).toMatchObject({ status: 400, error: refusalTexts.cancelTimeWrong })
  const cancelledAt = hoursAgo(27)
  expect(await noBill(ewayBillId, { cancelledAt })).toMatchObject({ status: 200, body: { cancelledAt } })
  expect(await noIrn(invoiceId, { cancelledAt })).toMatchObject({ status: 200, body: { irnCancelledAt: cancelledAt } })
  expect((await cancel(invoiceId)).status).toBe(200)
})

test('an IRN is cancelled by administrators, of an invoice that has one', async () => {
  const { invoiceId, number, consignmentId } = await invoiced()
  for (const browser of [people.buyer, supplier, people.rival])
    expect((await noIrn(invoiceId, {}, browser)).status).toBe(403)
  expect(await noIrn(invoiceId)).toMatchObject({ status: 400, error: refusalTexts.irnMissing(number) })
  const issuedOn = istDay(new Date())
  const note = computeNote(
    { ...computeInvoice({ ...workedDraft, issuedOn }), number },
    {
      ...{ kind: 'credit', number: 'x', issuedOn, reason: 'short-weight', withPerTonCharges: true },
      lines: [{ lineNo: 1, grams: 70_000n }],
    },
  )
  const credit = await issueDocument(server.db, consignmentId, note, { correctsId: invoiceId })
  expect(await noIrn(credit.id)).toMatchObject({ status: 400, error: refusalTexts.notAnInvoice(credit.number) })
})

test('what is entered while the invoice is being cancelled stops that', async () => {
  const { db } = server
  const bill = (invoiceId: number) => ({
    ...{ invoiceId, number: String(++serial), generatedAt: new Date(), vehicleEnteredAt: new Date(), km: 165 },
    ...{ isOverDimensional: false, endsAt: new Date(), createdBy: admin.userId, createdAt: new Date() },
  })
  const enterings = [
    (tx: Db, invoiceId: number) => tx.insert(ewayBills).values(bill(invoiceId)),
    (tx: Db, invoiceId: number) =>
      tx
        .update(taxDocuments)
        .set({ irn: 'cd'.repeat(32) })
        .where(eq(taxDocuments.id, invoiceId)),
  ]
  for (const enter of enterings) {
    const { invoiceId } = await invoiced()
    const entering = async (tx: Db) => {
      await lockExported(tx, invoiceId)
      await enter(tx, invoiceId)
    }
    const [answer] = await collideWith(db, entering, () => cancel(invoiceId))
    expect(answer?.status).toBe(400)
  }
})
