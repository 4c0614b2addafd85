import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import type { Call, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { answerFromWire, inputToWire } from '@lohahaat/contract/platform/wire/translate'
import type { Yard } from './fill-yard'

/** Makes the next calls of a buyer who was shopping before the restore, up to the order. */
export async function askServer(address: string, { order, picture, items, session }: Yard) {
  async function send<C extends Call>(call: C, input: object = {}) {
    const query = new URLSearchParams(inputToWire(call, input) as Record<string, string>)
    return answerFromWire(call, JSON.parse(await get(`${call.path}?${query.toString()}`))) as ResponseOf<C>
  }
  async function get(path: string): Promise<string> {
    const answer = await fetch(`${address}${path}`, { headers: session })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`)
    return body
  }
  const summary = (id: number) => send(fetchOrderSuccessDetail, { orderId: id })

  const classes = await send(fetchProductData, { department: 'pipe' })
  const kept = await summary(order.id)
  const next = await summary(await send(confirmOrder))
  return [
    {
      what: 'items in the catalogue',
      before: String(items),
      after: String(classes.reduce((sum, entry) => sum + entry.items, 0)),
    },
    {
      what: 'the buyer’s last order',
      before: `${order.orderNo}, ${order.totalPaise} paise`,
      after: `${kept.orderNo}, ${Math.round(kept.totalPrice * 100)} paise`,
    },
    { what: 'a picture', before: picture.content, after: await get(`/images/${picture.storedName}`) },
    { what: 'the number of the next order', before: following(order.orderNo), after: next.orderNo },
  ]
}

const following = (orderNo: string) =>
  orderNo.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'))
