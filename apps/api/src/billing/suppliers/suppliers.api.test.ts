import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  fetchSellerAccount,
  fetchSupplierAccount,
  fetchSupplierAccountFile,
} from '@lohahaat/contract/billing/accounts/account'
import {
  cancelSupplierInvoice,
  fetchOwnInvoices,
  fetchTrucksToInvoice,
  saveOwnInvoice,
  saveSupplierInvoice,
} from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { cancelSupplierPayment, saveSupplierPayment } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { consignments } from '../../db/tables/ordering/consignments'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { users } from '../../db/tables/identity/users'
import { giveAddresses } from '../../testing/carts'
import { newSupplier, registerSupplier } from '../../testing/firms/yards'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { pdfPages } from '../../testing/pdf-text'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { loadTruck } from '../../testing/trucks/trucks'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const supplier = new TestBrowser(server)
const rival = new TestBrowser(server)
const today = istDay(new Date())
let own: Awaited<ReturnType<typeof newSupplier>>
let count = 0

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  own = await newSupplier(server.db, { pricePaisePerTon: rupees(50_000) })
  await supplier.signIn(own.email)
  await rival.signIn((await newSupplier(server.db)).email)
})

/** Two tons at 50,000 on a truck of the supplier. */
const truck = async (
  of = own,
  changes: Partial<typeof consignments.$inferInsert> = { invoiceNo: 'INV/26-27/000001' },
) =>
  loadTruck(
    server.db,
    await placeOrder(server.db, buyer.userId, [{ stockItemId: of.itemId, quantity: '2' }]),
    undefined,
    changes,
  )
const invoice = async (more: object = {}) => ({
  ...{ consignmentId: await truck(), number: `S/${++count}`, issuedOn: today, taxable: 98_000, gst: 17_640 },
  ...more,
})
const pay = (amount: number, more: object = {}) =>
  admin.send(saveSupplierPayment, {
    ...{ sellerId: own.sellerId, method: 'bank', amount, paidOn: today, reference: 'UTR', ...more },
  })
const account = async () => (await supplier.send(fetchSupplierAccount, { from: '2020-01-01' })).body

test('the supplier enters his invoice: posted with the commission of the truck, due by the agreed days', async () => {
  const { status, body } = await supplier.send(saveOwnInvoice, await invoice({ roundOff: 0.4 }))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ sellerId: own.sellerId, payable: 115_640.4, commission: 1250, commissionGst: 225 },
    ...{ dueOn: daysAfter(today, 30), isMicroOrSmall: false },
  })
  const { movements, closing, openBills } = await account()
  expect(movements.map(({ kind, credit, debit }) => [kind, credit, debit])).toEqual([
    ['purchase', 115_640.4, 0],
    ['commission', 0, 1475],
  ])
  expect(closing).toBe(114_165.4)
  expect(openBills).toMatchObject([{ number: body.number, open: 114_165.4, dueOn: body.dueOn, isOverdue: false }])
  expect((await admin.send(fetchSellerAccount, { sellerId: own.sellerId, from: '2020-01-01' })).body).toEqual(
    await account(),
  )
})

test('paid with its TDS it closes at 0.00, and what was paid too much is advance', async () => {
  const { closing } = await account()
  const { body } = await pay(closing - 98, { tds: 98 })
  expect(await account()).toMatchObject({ closing: 0, openBills: [], advance: 0 })
  await pay(5)
  expect(await account()).toMatchObject({ closing: -5, advance: 5 })
  const [first, second] = await Promise.all(
    [1, 2].map(() => admin.send(cancelSupplierPayment, { paymentId: body.paymentId, reason: 'Wrong account' })),
  )
  expect([first?.status, second?.status].sort()).toEqual([200, 400])
  expect((await account()).closing).toBe(closing - 5)
  const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'SupplierPayment'))
  expect(entries).toMatchObject([
    {
      ...{ recordId: body.paymentId, userId: admin.userId, before: { reference: 'UTR', tds: 98, cancelReason: null } },
      after: { cancelReason: 'Wrong account' },
    },
  ])
})

test('a truck whose load may still change is refused: planned, or loaded without its invoice', async () => {
  for (const state of ['Planned', 'Loaded'] as const) {
    const open = await invoice({ consignmentId: await truck(own, { state }) })
    const refused = { status: 400, error: refusalTexts.loadNotFixed }
    expect(await supplier.send(saveOwnInvoice, open)).toMatchObject(refused)
    expect(await admin.send(saveSupplierInvoice, { sellerId: own.sellerId, ...open })).toMatchObject(refused)
  }
})

test('refused: a truck of another, the same number twice, a day to come', async () => {
  const first = await invoice()
  expect(await rival.send(saveOwnInvoice, first)).toMatchObject({ error: refusalTexts.consignmentNotOfSeller })
  const both = await Promise.all([1, 2].map(() => supplier.send(saveOwnInvoice, first)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.error).toBe(refusalTexts.supplierInvoiceKnown(first.number))
  expect(await supplier.send(saveOwnInvoice, await invoice({ issuedOn: '2099-01-01' }))).toMatchObject({
    error: refusalTexts.dayInFuture,
  })
})

test('a cancelled invoice leaves its number free, for one of all who enter it anew', async () => {
  const wrong = await invoice()
  const { supplierInvoiceId } = (await supplier.send(saveOwnInvoice, wrong)).body
  const answers = await Promise.all(
    [1, 2].map(() => admin.send(cancelSupplierInvoice, { supplierInvoiceId, reason: 'Wrong rate' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const right = { ...wrong, taxable: 97_000, gst: 17_460 }
  const again = await Promise.all([1, 2, 3].map(() => supplier.send(saveOwnInvoice, right)))
  expect(again.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const { consignmentId } = wrong
  const listed = (await supplier.send(fetchOwnInvoices, { consignmentId })).body
  expect(listed.map(({ taxable, cancelReason }) => [taxable, cancelReason])).toEqual([
    [97_000, null],
    [98_000, 'Wrong rate'],
  ])
  const entries = await server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'SupplierInvoice'))
  expect(entries.filter(({ recordId }) => recordId === supplierInvoiceId)).toMatchObject([
    {
      ...{ action: 'Updated', userId: admin.userId },
      before: { number: wrong.number, sellerId: own.sellerId, payable: 115_640, cancelReason: null },
      after: { number: wrong.number, cancelReason: 'Wrong rate' },
    },
  ])
})

test('of two invoices for a truck the commission is kept once, and again when the first is cancelled', async () => {
  const first = await invoice()
  const one = await supplier.send(saveOwnInvoice, first)
  const two = await supplier.send(saveOwnInvoice, { ...first, number: `S/${++count}`, taxable: 2000, gst: 360 })
  expect(one.body).toMatchObject({ commission: 1250, commissionGst: 225 })
  expect(two.body).toMatchObject({ commission: 0, commissionGst: 0 })
  await admin.send(cancelSupplierInvoice, { supplierInvoiceId: one.body.supplierInvoiceId, reason: 'Wrong amount' })
  const three = await supplier.send(saveOwnInvoice, { ...first, number: `S/${++count}` })
  expect(three.body).toMatchObject({ commission: 1250, commissionGst: 225 })
  const { consignmentId } = first
  expect((await supplier.send(fetchOwnInvoices, { consignmentId })).body).toHaveLength(3)
  expect(await rival.send(fetchOwnInvoices, { consignmentId })).toMatchObject({
    error: refusalTexts.consignmentNotOfSeller,
  })
})

test('an administrator chooses of the trucks that the buyer was billed for and the supplier has not invoiced', async () => {
  const { sellerId } = own
  const consignmentId = await truck(own, {})
  const offered = async () =>
    (await admin.send(fetchTrucksToInvoice, { sellerId })).body.map((row) => row.consignmentId)
  expect(await offered()).not.toContain(consignmentId)
  await server.db.update(consignments).set({ invoiceNo: 'INV/26-27/000777' }).where(eq(consignments.id, consignmentId))
  expect(await offered()).toContain(consignmentId)
  const { body } = await supplier.send(saveOwnInvoice, { ...(await invoice()), consignmentId })
  expect(await offered()).not.toContain(consignmentId)
  await admin.send(cancelSupplierInvoice, { supplierInvoiceId: body.supplierInvoiceId, reason: 'Twice' })
  expect(await offered()).toContain(consignmentId)
})

test('others see nothing of it', async () => {
  expect((await rival.send(fetchSupplierAccount, {})).body).toMatchObject({ movementCount: 0, openBills: [] })
  expect((await rival.send(fetchSellerAccount, { sellerId: own.sellerId })).status).toBe(403)
  expect((await buyer.send(fetchSupplierAccount, {})).status).toBe(403)
  await server.db.update(users).set({ sellingRole: 'Dispatch' }).where(eq(users.email, own.email))
  expect((await supplier.send(fetchSupplierAccount, {})).status).toBe(403)
  await server.db.update(users).set({ sellingRole: 'Owner' }).where(eq(users.email, own.email))
})

test('as PDF, with his yard and GST number in the head, and as a sheet', { timeout: 120_000 }, async () => {
  await registerSupplier(server.db, own)
  const pdf = await filesOf(server, supplier).download(fetchSupplierAccountFile, { format: 'pdf' })
  const [page] = await pdfPages(new Uint8Array(pdf.bytes))
  for (const text of [own.sellerName, 'Plot 1', '123401, Haryana', 'GST number 06AAACA0000A1Z2'])
    expect(page).toContain(text)
  const sheet = await filesOf(server, supplier).download(fetchSupplierAccountFile, { format: 'xlsx' })
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
})

const amount = fc.integer({ min: 1, max: 20_000_000 }).map((paise) => paise / 100)

test('whatever is invoiced and paid, it closes at what is open less the advance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), amount), { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const [isInvoice, sum] of steps)
        if (isInvoice) await supplier.send(saveOwnInvoice, await invoice({ taxable: sum, gst: 0 }))
        else await pay(sum)
      const { closing, openBills, advance } = await account()
      const open = openBills.reduce((total, bill) => total + rupees(bill.open), 0n)
      expect(open - rupees(advance)).toBe(rupees(closing))
    }),
    { numRuns: 6 },
  )
}, 60_000)
