import fc from 'fast-check'
import { confirmOrder, NOTHING_CONFIRMED } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { buyerOf, commandOf, personOf, pick, who } from './command'
import {
  contentsOf,
  giveBack,
  gramsOf,
  isOpen,
  itemOf,
  priceOf,
  takenKg,
  totalOf,
  type Buyer,
  type CartLine,
  type Model,
  type Order,
} from './model'
import { agree, agreeOnStatus, send, type Shop } from './shop'

const paise = (rupees: number) => BigInt(Math.round(rupees * 100))

/** Whether a cart can be ordered, apart from its token. */
const isOrderable = (model: Model, { cart, yard }: Buyer) =>
  yard !== null &&
  cart.every((line) => {
    const item = itemOf(model.items, line)
    return item.isSold && (item.stockKg === null || takenKg(gramsOf(line, item)) <= item.stockKg)
  })

function orderedLine({ items }: Model, line: CartLine) {
  const item = itemOf(items, line)
  const grams = gramsOf(line, item)
  const taken = item.stockKg === null ? null : takenKg(grams)
  if (item.stockKg !== null && taken !== null) item.stockKg -= taken
  return { ...line, orderLineId: 0, brandId: item.brandId, grams, paise: priceOf(grams, item), takenKg: taken }
}

/** The shop's order must match the model's. */
async function compareOrder(model: Model, shop: Shop, at: number, order: Order) {
  const { body, status } = await send(shop, personOf(shop, at), fetchOrderSuccessDetail, { orderId: order.id })
  agreeOnStatus({ body, status }, 200)
  for (const [place, line] of order.lines.entries()) line.orderLineId ||= body.orderLines[place]?.orderLineId ?? 0
  const { goods, gst, grams, total } = totalOf(order.lines, model.fees)
  agree(
    'the order',
    [
      ...[body.status, paise(body.goodsPrice), paise(body.gstAmount), paise(body.totalPrice)],
      BigInt(Math.round(body.totalTons * 1000)),
      body.orderLines.map((line) => [line.orderLineId, line.itemId, paise(line.amount)]),
    ],
    [
      ...[order.status, goods, gst, total, (grams + 500n) / 1000n],
      order.lines.map((line) => [line.orderLineId, line.itemId, line.paise]),
    ],
  )
}

const confirm = commandOf(
  'confirm',
  fc.record({ who, key: fc.constantFrom(null, null, 'one', 'two'), saysSeen: fc.boolean() }),
  async (model, shop, { who, key, saysSeen }) => {
    const buyer = buyerOf(model, who)
    const seen = saysSeen ? buyer.seen : null
    const input = seen ? { seen: seen.token } : {}
    const reply = await send(shop, personOf(shop, who), confirmOrder, input, key ? { 'idempotency-key': key } : {})
    const known = key === null ? undefined : buyer.ordersByKey.get(key)
    if (known !== undefined || buyer.cart.length === 0) {
      agree('the order', reply.body, known ?? NOTHING_CONFIRMED)
      return
    }
    const isAsSeen = seen === null || seen.contents === contentsOf(model, buyer)
    const stands = isOrderable(model, buyer) && isAsSeen
    agreeOnStatus(reply, stands ? 200 : 400)
    if (!stands) return
    const lines = buyer.cart.map((line) => orderedLine(model, line))
    const order: Order = { id: reply.body, status: 'Confirmed', lines }
    buyer.cart = []
    buyer.orders.push(order)
    if (key !== null) buyer.ordersByKey.set(key, order.id)
    await compareOrder(model, shop, who, order)
  },
)

const named = fc.record({ who, whose: who, order: fc.nat(5), line: fc.nat(5) })

const removeItem = commandOf('removeItem', named, async (model, shop, { who, whose, order: at, line: place }) => {
  const order = pick(buyerOf(model, whose).orders, at)
  const line = order && pick(order.lines, place)
  if (!order || !line) return
  const ids = { orderId: order.id, orderLineId: line.orderLineId }
  const reply = await send(shop, personOf(shop, who), deleteItem, ids)
  const stands = who === whose && isOpen(order)
  agreeOnStatus(reply, stands ? 200 : 400)
  if (!stands) return
  const isLast = order.lines.length === 1
  agree('whether the order is gone', reply.body.orderRemoved, isLast)
  giveBack(model.items, [line])
  if (isLast) order.status = 'Cancelled'
  else order.lines = order.lines.filter((other) => other !== line)
  await compareOrder(model, shop, whose, order)
})

const cancel = commandOf('cancel', named, async (model, shop, { who, whose, order: at }) => {
  const order = pick(buyerOf(model, whose).orders, at)
  if (!order) return
  const reply = await send(shop, personOf(shop, who), deleteOrder, { orderId: order.id })
  const stands = who === whose && isOpen(order)
  agreeOnStatus(reply, stands ? 200 : 400)
  if (!stands) return
  giveBack(model.items, order.lines)
  order.status = 'Cancelled'
  await compareOrder(model, shop, whose, order)
})

const again = commandOf('again', named, async (model, shop, { who, whose, order: at }) => {
  const order = pick(buyerOf(model, whose).orders, at)
  if (!order) return
  const buyer = buyerOf(model, who)
  const reply = await send(shop, personOf(shop, who), orderAgain, { orderId: order.id })
  agreeOnStatus(reply, who === whose ? 200 : 400)
  if (who !== whose) return
  const sold = order.lines.filter((line) => itemOf(model.items, line).isSold)
  const fresh = sold.filter(({ itemId }) => !buyer.cart.some((line) => line.itemId === itemId))
  agree(
    'what was added',
    [reply.body.added, reply.body.notSold.length],
    [fresh.length, order.lines.length - sold.length],
  )
  const { body } = await send(shop, personOf(shop, who), fetchCartData)
  const idOf = (itemId: number) => body.cartLines.find((line) => line.itemId === itemId)?.cartLineId ?? 0
  buyer.cart.push(...fresh.map(({ itemId, unit, amount }) => ({ cartLineId: idOf(itemId), itemId, unit, amount })))
  buyer.cart.sort((one, other) => one.cartLineId - other.cartLineId)
})

const list = commandOf('list', who, async (model, shop, who) => {
  const { body, status } = await send(shop, personOf(shop, who), fetchMyOrder)
  agreeOnStatus({ body, status }, 200)
  const open = buyerOf(model, who).orders.filter((order) => order.status !== 'Cancelled')
  agree(
    'the orders',
    body.map((order) => [order.orderId, order.status, paise(order.totalPrice)]),
    open.reverse().map((order) => [order.id, order.status, totalOf(order.lines, model.fees).total]),
  )
})

export const orderCommands = [confirm, confirm, confirm, removeItem, cancel, again, list]
