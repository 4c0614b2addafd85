import { beforeAll, expect, test } from 'vitest'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { giveAddresses, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { pdfPages } from '../../testing/pdf-text'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
let placed: number

const fetchPdf = (browser: TestBrowser, orderId: number | string) =>
  filesOf(server, browser).download(fetchProformaInvoice, { orderId: String(orderId) })

const refusalOf = async (browser: TestBrowser, id: number | string) => {
  const { status, bytes } = await fetchPdf(browser, id)
  return { status, ...(JSON.parse(bytes.toString()) as { error: string }) }
}

beforeAll(async () => {
  const buyerId = buyer.userId
  await giveAddresses(server.db, buyerId)
  const items = await someItems(server.db, 2)
  const lines = items.map((stockItemId) => ({ stockItemId, quantity: '1.333' }))
  placed = await placeOrder(server.db, buyerId, lines)
})

test('the buyer and an administrator get the paper of the order, to the paisa', { timeout: 60_000 }, async () => {
  const { body: order } = await buyer.send(fetchOrderSuccessDetail, { orderId: placed })
  for (const { status, headers, bytes } of await Promise.all([buyer, admin].map((who) => fetchPdf(who, placed)))) {
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
    expect(headers['content-disposition']).toContain(`"${order.orderNo.replaceAll('/', '-')}.pdf"`)
    const [page] = await pdfPages(bytes)
    const amounts = [...order.orderLines.map(({ amount }) => amount), order.totalPrice]
    for (const amount of amounts) expect(page).toContain(formatRupees(rupees(amount)))
    expect(page).toContain('LohaHaat Steel Rewari GSTIN 06AAACA0000A1Z2')
  }
})

test('nobody else learns that there is such an order', async () => {
  const notFound = { status: 400, error: orderMessages.notFound }
  expect(await refusalOf(other, placed)).toEqual(notFound)
  expect(await refusalOf(other, 2_000_000_000)).toEqual(notFound)
  expect(await refusalOf(admin, 2_000_000_000)).toEqual(notFound)
  expect((await refusalOf(new TestBrowser(server), placed)).status).toBe(401)
  expect(await refusalOf(buyer, "1' or '1'='1")).toMatchObject({ status: 400 })
})
