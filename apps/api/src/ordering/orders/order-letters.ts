import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Letter } from '../../platform/mail/letter'
import type { LetterAmounts, LetterLines } from '../../platform/mail/letter-figures'

const quantities = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const tons = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 })
const money = (amount: number) => formatRupees(rupees(amount))

const CLOSING = 'For any question please call or write to us, and name the order number.'
const STILL_OPEN = 'Until it is dispatched you can cancel it, or delete items from it, under My Orders.'

/** What became of an order: the subject of the letter about it. */
const subjects = {
  Confirmed: (orderNo: string) => `Order ${orderNo} is confirmed`,
  Processing: (orderNo: string) => `Order ${orderNo} is being processed`,
  Dispatched: (orderNo: string) => `Order ${orderNo} is dispatched`,
  Delivered: (orderNo: string) => `Order ${orderNo} is delivered`,
  Cancelled: (orderNo: string) => `Order ${orderNo} is cancelled`,
  changed: (orderNo: string) => `Order ${orderNo} has changed`,
} satisfies Record<OrderStatus | 'changed', (orderNo: string) => string>

export const orderConfirmed = (order: OrderGroup, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'Confirmed'),
  paragraphs: [
    `Thank you. We have your order of ${formatIstDate(order.creationDatetime)} for ${order.legalName}.`,
    `It will be delivered to ${destination(order)}.`,
    STILL_OPEN,
  ],
  lines: linesOf(order),
  amounts: amountsOf(order),
})

/** What the desk did with the order, and what it noted. */
export const orderMoved = (order: OrderGroup, note: string | null, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, order.status),
  paragraphs: [moved[order.status](order), ...(note === null ? [] : [`Our note: ${note}`])],
})

/** To the buyer who cancelled it himself. */
export const orderCancelled = (order: OrderGroup, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'Cancelled'),
  paragraphs: ['You have cancelled this order. Nothing of it will be dispatched.'],
})

/** To the buyer who deleted one of several lines. */
export const orderLineDeleted = (order: OrderGroup, deleted: string, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'changed'),
  paragraphs: [`You have deleted ${deleted} from this order. This is what it holds now.`, STILL_OPEN],
  lines: linesOf(order),
  amounts: amountsOf(order),
})

const moved: Record<OrderStatus, (order: OrderGroup) => string> = {
  Confirmed: () => STILL_OPEN,
  Processing: () =>
    'The material is being made ready. Until it is dispatched you can cancel it, or delete items from it, under My Orders.',
  Dispatched: (order) => `The material is on its way to ${destination(order)}.`,
  Delivered: (order) => `The material has reached ${destination(order)}.`,
  Cancelled: () => 'We had to cancel this order. Nothing of it will be dispatched.',
}

const letterAbout = ({ groupOrderId, orderNo }: OrderGroup, siteUrl: string, became: keyof typeof subjects) => ({
  subject: subjects[became](orderNo),
  heading: subjects[became](orderNo),
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
