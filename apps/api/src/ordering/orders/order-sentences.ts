import { basisSentences } from '@lohahaat/domain/ordering/basis-texts'
import { paymentTexts } from '@lohahaat/domain/ordering/payment-texts'
import { gstOnCharges } from '@lohahaat/domain/ordering/gst-on-charges'
import type { Order } from '@lohahaat/domain/ordering/order'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { letterTexts } from './letter-texts'

/** What the buyer added to his order, in sentences. */
export function sayBuyerNotes(order: Order): string[] {
  const { buyerOrderNo: number, buyerOrderDate } = order
  const { notes } = letterTexts
  if (number === null) return sayWishes(order)
  const said = buyerOrderDate === null ? notes.number(number) : notes.numberOf(number, formatDay(buyerOrderDate))
  return [said, ...sayWishes(order)]
}

/** What whoever delivers has to know. */
export const sayWishes = ({ wantedDay, unloadingRemark }: Order): string[] => [
  ...(wantedDay === null ? [] : [letterTexts.notes.wantedDay(formatDay(wantedDay))]),
  ...(unloadingRemark === null ? [] : [letterTexts.notes.unloading(unloadingRemark)]),
]

export const sayAward = ({ award }: Order): string[] =>
  award === null ? [] : [letterTexts.award(award.party, award.leadId)]

/** The tax that the total leaves out; nothing where there are no charges. */
export function sayTax(order: Order): string[] {
  const tax = gstOnCharges(order)
  return tax === 0n ? [] : [paymentTexts.gstOnCharges(formatRupees(tax))]
}

export const sayBasis = ({ orderLines }: Order): string[] => basisSentences(orderLines, letterTexts.units)

/** A mail may be written before its order has a number, so the reference is the whole number and not its short form. */
export function sayPayment({ orderNo, payment: { payee, bank, upiId, terms } }: Order): string[] {
  const { pay } = letterTexts
  return [
    pay.terms(terms ?? paymentTexts.inAdvance),
    ...(bank === null ? [] : [pay.bank(payee, bank)]),
    ...(upiId === null ? [] : [pay.upi(upiId)]),
    pay.reference(orderNo),
  ]
}
