import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import type { LetterAmounts, LetterLines } from '../../platform/mail/letter-figures'

const quantities = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const tons = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 })
const money = (amount: number) => formatRupees(rupees(amount))

export const orderConfirmed = (order: OrderGroup, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'Confirmed'),
  paragraphs: [
    letterTexts.thanks(formatIstDate(order.creationDatetime), order.legalName),
    letterTexts.deliveredTo(destination(order)),
    letterTexts.stillOpen,
  ],
  lines: linesOf(order),
  amounts: amountsOf(order),
})

/** What the desk did with the order, and what it noted. */
export const orderMoved = (order: OrderGroup, note: string | null, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, order.status),
  paragraphs: [sayMoved(order), ...(note === null ? [] : [letterTexts.note(note)])],
})

/** To the buyer who cancelled it himself. */
export const orderCancelled = (order: OrderGroup, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'Cancelled'),
  paragraphs: [letterTexts.cancelledByYou],
})

/** To the buyer who deleted one of several lines. */
export const orderLineDeleted = (order: OrderGroup, deleted: string, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'changed'),
  paragraphs: [letterTexts.lineDeleted(deleted), letterTexts.stillOpen],
  lines: linesOf(order),
  amounts: amountsOf(order),
})

function sayMoved(order: OrderGroup): string {
  const { status } = order
  if (status === 'Confirmed') return letterTexts.stillOpen
  const text = letterTexts.moved[status]
  return typeof text === 'string' ? text : text(destination(order))
}

const letterAbout = (
  { groupOrderId, orderNo }: OrderGroup,
  siteUrl: string,
  became: keyof typeof letterTexts.subjects,
) => ({
  subject: letterTexts.subjects[became](orderNo),
  heading: letterTexts.subjects[became](orderNo),
  link: { label: letterTexts.link, url: new URL(`/orderDetails/${groupOrderId}`, siteUrl).href },
  closing: letterTexts.closing,
})

const destination = (order: OrderGroup) =>
  `${order.shippingName}, ${order.shippingAddress}, ${order.shippingCity}, ${order.shippingState} ${order.shippingPinCode}`

export const linesOf = ({ fetchOrderDetailFinals }: OrderGroup): LetterLines => ({
  titles: [letterTexts.quantity, letterTexts.weight, letterTexts.amount],
  rows: fetchOrderDetailFinals.map((line) => ({
    name: nameItem(line),
    figures: [
      `${quantities.format(line.quantity)} ${letterTexts.units[line.unit]}`,
      `${tons.format(line.tons)} MT`,
      money(line.amount),
    ],
  })),
})

const amountsOf = (order: OrderGroup): LetterAmounts => [
  { label: letterTexts.goods, amount: money(order.goods_Price) },
  { label: letterTexts.gst(order.applicable_GST), amount: money(order.gsT_Price) },
  { label: letterTexts.weighment, amount: money(order.weight_Charges) },
  { label: letterTexts.loading, amount: money(order.loading_Charges) },
  { label: letterTexts.platformFees, amount: money(order.plattform_Fees) },
  { label: letterTexts.handling, amount: money(order.material_Handling_Fees) },
  ...(order.freight_Charges > 0 ? [{ label: letterTexts.freight, amount: money(order.freight_Charges) }] : []),
  { label: letterTexts.total, amount: money(order.total_Price_Quote) },
]
