import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'
import { formatIstDate } from '@lohahaat/domain/ist'
import { formatRupees, rupees } from '@lohahaat/domain/money'
import type { OrderStatus } from '@lohahaat/domain/order-status'
import { nameItem } from '@lohahaat/domain/pipe-name'
import type { Letter } from './letter'
import type { LetterAmounts, LetterLines } from './letter-figures'

const quantities = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const tons = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 })
const money = (amount: number) => formatRupees(rupees(amount))

const CLOSING = 'For any question please call or write to us, and name the order number.'
const STILL_OPEN = 'Until it is dispatched you can cancel it, or delete items from it, under My Orders.'

export const orderConfirmed = (order: OrderGroup, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'is confirmed'),
  paragraphs: [
    `Thank you. We have your order of ${formatIstDate(order.creationDatetime)} for ${order.legalName}.`,
    `It will be delivered to ${destination(order)}.`,
    STILL_OPEN,
  ],
  lines: linesOf(order),
  amounts: amountsOf(order),
})

/** What the desk did with the order, and what it noted. */
export function orderMoved(order: OrderGroup, note: string | null, siteUrl: string): Letter {
  const { became, says } = moved[order.status]
  return {
    ...letterAbout(order, siteUrl, became),
    paragraphs: [says(order), ...(note === null ? [] : [`Our note: ${note}`])],
  }
}

/** To the buyer who cancelled it himself. */
export const orderCancelled = (order: OrderGroup, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, moved.Cancelled.became),
  paragraphs: ['You have cancelled this order. Nothing of it will be dispatched.'],
})

/** To the buyer who deleted one of several lines. */
export const orderLineDeleted = (order: OrderGroup, deleted: string, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'has changed'),
  paragraphs: [`You have deleted ${deleted} from this order. This is what it holds now.`, STILL_OPEN],
  lines: linesOf(order),
  amounts: amountsOf(order),
})

const moved: Record<OrderStatus, { became: string; says: (order: OrderGroup) => string }> = {
  Confirmed: { became: 'is confirmed', says: () => STILL_OPEN },
  Processing: { became: 'is being processed', says: () => `The material is being made ready. ${STILL_OPEN}` },
  Dispatched: { became: 'is dispatched', says: (order) => `The material is on its way to ${destination(order)}.` },
  Delivered: { became: 'is delivered', says: (order) => `The material has reached ${destination(order)}.` },
  Cancelled: { became: 'is cancelled', says: () => 'We had to cancel this order. Nothing of it will be dispatched.' },
}

const letterAbout = ({ groupOrderId, orderNo }: OrderGroup, siteUrl: string, became: string) => ({
  subject: `Order ${orderNo} ${became}`,
  heading: `Order ${orderNo} ${became}`,
  link: { label: 'See the order', url: new URL(`/orderDetails/${groupOrderId}`, siteUrl).href },
  closing: CLOSING,
})

const destination = (order: OrderGroup) =>
  `${order.shippingName}, ${order.shippingAddress}, ${order.shippingCity}, ${order.shippingState} ${order.shippingPinCode}`

export const linesOf = ({ fetchOrderDetailFinals }: OrderGroup): LetterLines => ({
  titles: ['Quantity', 'Weight', 'Amount'],
  rows: fetchOrderDetailFinals.map((line) => ({
    name: nameItem(line),
    figures: [`${quantities.format(line.quantity)} ${line.unit}`, `${tons.format(line.tons)} MT`, money(line.amount)],
  })),
})

const amountsOf = (order: OrderGroup): LetterAmounts => [
  { label: 'Goods total', amount: money(order.goods_Price) },
  { label: `GST ${order.applicable_GST}%`, amount: money(order.gsT_Price) },
  { label: 'Weighment charge', amount: money(order.weight_Charges) },
  { label: 'Loading charges', amount: money(order.loading_Charges) },
  { label: 'Platform fees', amount: money(order.plattform_Fees) },
  { label: 'Material handling fees', amount: money(order.material_Handling_Fees) },
  ...(order.freight_Charges > 0 ? [{ label: 'Freight', amount: money(order.freight_Charges) }] : []),
  { label: 'Total', amount: money(order.total_Price_Quote) },
]
