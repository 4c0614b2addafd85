import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { exportOrders } from '@lohahaat/contract/ordering/order-lists/export-orders'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { formatDay, istDay } from '@lohahaat/domain/platform/ist'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orders } from '../../db/tables/ordering/orders'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { mailsAbout } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
const DAY_MS = 24 * 60 * 60 * 1000

const confirm = (input: object) => buyer.send(confirmOrder, input)
const orderOf = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const today = istDay(new Date())

beforeAll(() => giveAddresses(server.db, buyer.userId))

beforeEach(async () => {
  await server.db.delete(cartLines)
  await putIntoCart(server.db, [buyer.userId], await someItems(server.db, 1))
})

test('what the buyer adds is kept with the order, mailed, found again by him and by the desk, and exported', async () => {
  const wantedDay = istDay(new Date(Date.now() + 9 * DAY_MS))
  const notes = {
    buyerOrderNo: 'PO/26/4711',
    buyerOrderDate: '2026-04-01',
    wantedDay,
    unloadingRemark: 'Crane until 11',
  }
  const { body } = await confirm({ ...notes, buyerOrderNo: '  PO/26/4711 ' })
  const order = await orderOf(body)
  expect(order).toMatchObject(notes)

  const [mail] = await mailsAbout(server.db, order.orderNo)
  for (const words of [
    'Your order number: PO/26/4711 of 1 Apr 2026',
    `Wanted on ${formatDay(wantedDay)}.`,
    'For unloading: Crane until 11',
    `Please name ${order.orderNo} with your payment.`,
  ])
    expect(mail?.text).toContain(words)

  const search = 'po/26/47'
  expect((await buyer.send(fetchMyOrder, { search })).body.map(({ orderId }) => orderId)).toEqual([body])
  expect((await other.send(fetchMyOrder, { search })).body).toEqual([])
  for (const wanted of [search, '4711'])
    expect((await admin.send(fetchAllOrders, { search: wanted })).body).toMatchObject([
      { orderId: body, buyerOrderNo: 'PO/26/4711' },
    ])
  const { bytes } = await filesOf(server, admin).download(exportOrders, { search })
  expect(bytes.toString()).toContain(`,PO/26/4711,2026-04-01,${wantedDay},Crane until 11,,`)
})

test('who adds nothing, or blanks, has an order without', async () => {
  const blank = { buyerOrderNo: ' ', buyerOrderDate: '', wantedDay: '', unloadingRemark: '' }
  const nothing = { buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null }
  expect(await orderOf((await confirm(blank)).body)).toMatchObject(nothing)
})

test('the day of the order itself may be wanted', async () => {
  expect(await orderOf((await confirm({ wantedDay: today })).body)).toMatchObject({ wantedDay: today })
})

describe('refused, and nothing ordered', () => {
  test.each([
    [{ wantedDay: istDay(new Date(Date.now() - DAY_MS)) }, refusalTexts.wantedDayPast],
    [{ wantedDay: 'tomorrow' }, 'WantedDay must be a date such as 2026-04-01.'],
    [{ buyerOrderDate: '2026-02-30' }, 'BuyerOrderDate must be a date such as 2026-04-01.'],
    [{ buyerOrderNo: 'x'.repeat(41) }, 'Your order number can have at most 40 characters.'],
    [{ unloadingRemark: 'x'.repeat(201) }, 'Unloading remark can have at most 200 characters.'],
    [{ unloadingRemark: 'a\u0007b' }, "Unloading remark contains characters that can't be used."],
  ])('%j: %s', async (input, error) => {
    const before = await server.db.$count(orders)
    expect(await confirm(input)).toMatchObject({ status: 400, error })
    expect(await server.db.$count(orders)).toBe(before)
  })
})
