import fc from 'fast-check'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { fetchStockDetails, updateStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { buyerOf, commandOf, pick, who } from './command'
import { canMove, giveBack } from './model'
import { agreeOnStatus, send } from './shop'

const nth = fc.nat(7)

const price = commandOf(
  'price',
  fc.record({ item: nth, rupees: fc.constantFrom(59_999.99, 61_000, 0.01, 62_345.67) }),
  async ({ items }, shop, { item: at, rupees }) => {
    const item = pick([...items.values()], at)
    if (!item) return
    agreeOnStatus(await send(shop, shop.admin, setStockPrice, { itemId: item.id, price: rupees }), 200)
    item.price = BigInt(Math.round(rupees * 100))
  },
)

const stock = commandOf(
  'stock',
  fc.record({ item: nth, tons: fc.constantFrom(null, 0, 3.5, 50), active: fc.constantFrom(true, true, true, false) }),
  async ({ items }, shop, { item: at, tons, active }) => {
    const item = pick([...items.values()], at)
    if (!item) return
    const { body } = await send(shop, shop.admin, fetchStockDetails, { itemId: item.id })
    agreeOnStatus(await send(shop, shop.admin, updateStockDetail, { ...body[0], available: tons, active }), 200)
    item.stockKg = tons === null ? null : BigInt(tons * 1000)
    item.isSold = active
  },
)

const move = commandOf(
  'move',
  fc.record({
    whose: who,
    order: nth,
    status: fc.constantFrom('Processing', 'Dispatched', 'Delivered', 'Cancelled', 'Confirmed'),
  }),
  async (model, shop, { whose, order: at, status }) => {
    const order = pick(buyerOf(model, whose).orders, at)
    if (!order) return
    const stands = canMove(order.status, status)
    const input = { orderId: order.id, status }
    agreeOnStatus(await send(shop, shop.admin, setOrderStatus, input), stands ? 200 : 400)
    if (!stands) return
    if (status === 'Cancelled') giveBack(model.items, order.lines)
    order.status = status
  },
)

export const adminCommands = [price, stock, move]
