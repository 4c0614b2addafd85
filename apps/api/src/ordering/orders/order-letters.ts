import { numberFormat } from '@lohahaat/domain/platform/formats'
import type { Order } from '@lohahaat/domain/ordering/order'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { sayAward, sayBasis, sayBuyerNotes, sayPayment, sayTax } from './order-sentences'
import type { LetterAmounts, LetterLines } from '../../platform/mail/letter-figures'
import { pageUrl } from '../../platform/language/page-url'

const quantities = numberFormat({ maximumFractionDigits: 3 })
const tons = numberFormat({ minimumFractionDigits: 3 })
const money = (amount: number) => formatRupees(rupees(amount))

export const orderConfirmed = (order: Order, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'Confirmed'),
  paragraphs: [
    letterTexts.thanks(formatIstDate(order.placedAt), order.legalName),
    letterTexts.deliveredTo(destination(order)),
    ...sayBuyerNotes(order),
    ...sayAward(order),
    letterTexts.stillOpen,
  ],
  lines: linesOf(order),
  amounts: amountsOf(order),
  notes: [...sayTax(order), ...sayBasis(order), ...sayPayment(order)],
})

/** For a status change by the desk, with its note. */
export const orderMoved = (order: Order, note: string | null, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, order.status),
  paragraphs: [sayMoved(order), ...(note === null ? [] : [letterTexts.note(note)])],
})

/** To the buyer who cancelled the order. */
export const orderCancelled = (order: Order, siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'Cancelled'),
  paragraphs: [letterTexts.cancelledByYou],
})

/** To the buyer who deleted one of several lines. */
export const orderLineDeleted = (order: Order, deleted: string, siteUrl: string): Letter =>
  orderChanged(order, [letterTexts.lineDeleted(deleted)], siteUrl)

/** To the buyer, with what the order holds now. */
export const orderChanged = (order: Order, said: readonly string[], siteUrl: string): Letter => ({
  ...letterAbout(order, siteUrl, 'changed'),
  paragraphs: [...said, ...sayBuyerNotes(order), letterTexts.stillOpen],
  lines: linesOf(order),
  amounts: amountsOf(order),
  notes: [...sayTax(order), ...sayBasis(order), ...sayPayment(order)],
})

function sayMoved(order: Order): string {
  const { status } = order
  if (status === 'Confirmed') return letterTexts.stillOpen
  const text = letterTexts.moved[status]
  return typeof text === 'string' ? text : text(destination(order))
}

const letterAbout = ({ orderId, orderNo }: Order, siteUrl: string, became: keyof typeof letterTexts.subjects) => ({
  subject: letterTexts.subjects[became](orderNo),
  heading: letterTexts.subjects[became](orderNo),
  link: { label: letterTexts.link, url: pageUrl(`/orderDetails/${orderId}`, siteUrl) },
  closing: letterTexts.closing,
})

const destination = (order: Order) =>
  `${order.shippingName}, ${order.shippingAddress}, ${order.shippingCity}, ${order.shippingState} ${order.shippingPinCode}`

export const linesOf = ({ orderLines }: Order): LetterLines => ({
  titles: [letterTexts.quantity, letterTexts.weight, letterTexts.amount],
  rows: orderLines.map((line) => ({
    name: nameItem(line),
    figures: [
      `${quantities(line.quantity)} ${letterTexts.units[line.unit]}`,
      `${tons(line.tons)} MT`,
      money(line.amount),
    ],
  })),
})

const freightLabel = ({ freightCharge }: Order) =>
  freightCharge > 0 ? letterTexts.freightOfOthers : letterTexts.freight

const amountsOf = (order: Order): LetterAmounts => [
  { label: letterTexts.goods, amount: money(order.goodsPrice) },
  { label: letterTexts.gst(order.gstPercent), amount: money(order.gstAmount) },
  { label: letterTexts.weighment, amount: money(order.weighmentCharge) },
  { label: letterTexts.loading, amount: money(order.loadingCharge) },
  { label: letterTexts.platformFees, amount: money(order.platformFee) },
  { label: letterTexts.handling, amount: money(order.handlingFee) },
  ...(order.freightCharge > 0 ? [{ label: letterTexts.freight, amount: money(order.freightCharge) }] : []),
  ...(order.freightAsAgreed ? [{ label: freightLabel(order), amount: letterTexts.asAgreed }] : []),
  { label: letterTexts.total, amount: money(order.totalPrice) },
]
