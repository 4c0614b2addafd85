import { beforeAll, expect, test } from 'vitest'
import { fetchSupplierAccount } from '@lohahaat/contract/billing/accounts/account'
import { saveBillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import {
  cancelSupplierInvoice,
  fetchDueInvoices,
  saveSupplierInvoice,
} from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { istDay } from '@lohahaat/domain/platform/ist'
import { supplierTerms } from '../../db/tables/ordering/supplier-terms'
import { giveAddresses } from '../../testing/carts'
import { newSupplier, registerSupplier } from '../../testing/firms/yards'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { loadTruck } from '../../testing/trucks/trucks'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const supplier = new TestBrowser(server)
const today = istDay(new Date())
let own: Awaited<ReturnType<typeof newSupplier>>
let count = 0

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  own = await newSupplier(server.db)
  await supplier.signIn(own.email)
})

async function enter({ sellerId, itemId: stockItemId }: typeof own, issuedOn: string) {
  const number = `D/${++count}`
  const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId }])
  const consignmentId = await loadTruck(server.db, orderId, undefined, { invoiceNo: number })
  const sums = { taxable: 98_000, gst: 17_640 }
  return admin.send(saveSupplierInvoice, { sellerId, consignmentId, number, issuedOn, ...sums })
}

test('due by: the first due first, over all suppliers; overdue from the day after', async () => {
  const issued = (daysAgo: number) => enter(own, daysAfter(today, -daysAgo))
  const [late, yesterday] = [await issued(40), await issued(31)]
  const [now, later] = [await issued(30), await issued(1)]
  const { body } = await admin.send(fetchDueInvoices, {})
  const expected = [
    { number: late.body.number, dueOn: daysAfter(today, -10), isOverdue: true },
    { number: yesterday.body.number, dueOn: daysAfter(today, -1), isOverdue: true },
    { number: now.body.number, dueOn: today, isOverdue: false },
    { number: later.body.number, dueOn: daysAfter(today, 29), isOverdue: false },
  ]
  expect(body).toMatchObject(expected)
  expect((await supplier.send(fetchSupplierAccount, {})).body.openBills).toMatchObject(expected)
  await admin.send(cancelSupplierInvoice, { supplierInvoiceId: late.body.supplierInvoiceId, reason: 'Twice' })
  const after = (await admin.send(fetchDueInvoices, {})).body
  expect(after.map(({ number }) => number)).not.toContain(late.body.number)
})

test('a micro or small supplier is paid within 45 days, whatever is agreed; others as agreed', async () => {
  await server.db.insert(supplierTerms).values({ answerHours: 24, paymentDays: 60 })
  const small = await newSupplier(server.db)
  await registerSupplier(server.db, small, 'UDYAM-HR-05-0000001')
  expect((await enter(small, today)).body).toMatchObject({ dueOn: daysAfter(today, 45), isMicroOrSmall: true })
  expect((await enter(own, today)).body).toMatchObject({ dueOn: daysAfter(today, 60), isMicroOrSmall: false })
  const listed = (await admin.send(fetchDueInvoices, {})).body.find(({ sellerId }) => sellerId === small.sellerId)
  expect(listed).toMatchObject({ dueOn: daysAfter(today, 45), isMicroOrSmall: true })
  await admin.send(saveBillingSettings, { suppliers: { smallSupplierDays: 30 } })
  expect((await enter(small, today)).body).toMatchObject({ dueOn: daysAfter(today, 30) })
  expect((await enter(own, today)).body).toMatchObject({ dueOn: daysAfter(today, 60) })
})
