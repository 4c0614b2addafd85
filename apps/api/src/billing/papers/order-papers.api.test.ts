import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import { workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { istDay } from '@lohahaat/domain/platform/ist'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { orders } from '../../db/tables/ordering/orders'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { giveAddresses } from '../../testing/carts'
import { newSupplier } from '../../testing/firms/yards'
import { issueDocument } from '../../testing/trucks/issued'
import { placeOrder } from '../../testing/orders'
import { givePapers } from '../../testing/trucks/papers-of-truck'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { loadTruck } from '../../testing/trucks/trucks'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const neighbour = useBuyer(server)
const [supplier, rival] = [new TestBrowser(server), new TestBrowser(server)]

/** A truck with all its papers: what is in the archive for everybody, and the supplier's own invoice. */
interface Papers {
  all: string[]
  own: string
}
let orderId: number
let other: number
let first: Papers
let second: Papers

const nameOf = (number: string) => number.replaceAll('/', '-')

async function givenPapers(of: number, sellerId: number, buyerId: number, truckNo: number): Promise<Papers> {
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, of))
  const loads = lines.filter((line) => line.sellerId === sellerId).map(({ id }) => ({ orderLineId: id }))
  const consignmentId = await loadTruck(server.db, of, loads)
  const invoice = computeInvoice({ ...workedDraft, issuedOn: istDay(new Date()) })
  const { id: invoiceId, number } = await issueDocument(server.db, consignmentId, invoice)
  const truck = { consignmentId, invoiceId, number, buyerId, adminId: admin.userId, sellerId }
  const { certificateId } = await givePapers(server, truck)
  const certificateNo = `TC ${consignmentId}`
  await server.db.update(certificates).set({ certificateNo }).where(eq(certificates.id, certificateId))
  return {
    all: [
      `Invoices and notes/${nameOf(number)}.pdf`,
      `Certificates/${certificateNo} Sample Tubes.pdf`,
      `Weighbridge slips/Truck ${truckNo} seller RST 1.pdf`,
      `Truck ${truckNo}/Photo paper.pdf`,
    ],
    own: `Truck ${truckNo}/Supplier invoice paper.pdf`,
  }
}

beforeAll(async () => {
  const [one, two] = [await newSupplier(server.db), await newSupplier(server.db)]
  await supplier.signIn(one.email)
  await rival.signIn(two.email)
  for (const { userId } of [buyer, neighbour]) await giveAddresses(server.db, userId)
  const lines = [{ stockItemId: one.itemId }, { stockItemId: two.itemId }]
  orderId = await placeOrder(server.db, buyer.userId, lines)
  first = await givenPapers(orderId, one.sellerId, buyer.userId, 1)
  second = await givenPapers(orderId, two.sellerId, buyer.userId, 2)
  // Trucks of the same two suppliers for others, which would be in an archive by mistake.
  other = await placeOrder(server.db, neighbour.userId, lines)
  await givenPapers(other, one.sellerId, neighbour.userId, 1)
  await givenPapers(await placeOrder(server.db, buyer.userId, lines.slice(0, 1)), one.sellerId, buyer.userId, 1)
})

const download = (browser: TestBrowser, of = orderId) =>
  filesOf(server, browser).download(fetchOrderPapers, { orderId: String(of) })
const papersOf = async (browser: TestBrowser) => Object.keys(unzipSync((await download(browser)).bytes)).sort()

async function proforma() {
  const [order] = await server.db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, orderId))
  return `Order/Proforma invoice ${nameOf(order?.orderNo ?? '')}.pdf`
}

test('a supplier’s archive holds the papers of his own trucks of the order, and his invoice to the house', async () => {
  expect(await papersOf(supplier)).toEqual([...first.all, first.own].sort())
  expect(await papersOf(rival)).toEqual([...second.all, second.own].sort())
})

test('the buyer’s holds the proforma and those of all trucks of his order, and never what a supplier invoiced to the house', async () => {
  expect(await papersOf(buyer)).toEqual([await proforma(), ...first.all, ...second.all].sort())
})

test('an administrator’s holds all of the order; others get none', async () => {
  expect(await papersOf(admin)).toEqual([await proforma(), ...first.all, first.own, ...second.all, second.own].sort())
  expect((await download(neighbour)).bytes.toString()).toContain(refusalTexts.orderNotFound)
  expect((await download(buyer, other)).bytes.toString()).toContain(refusalTexts.orderNotFound)
})
