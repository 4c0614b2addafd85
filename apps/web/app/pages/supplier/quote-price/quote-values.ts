import type { InputOf } from '@lohahaat/contract/platform/define-call'
import {
  type QuotedEnquiry,
  quotedPrice,
  quoteTerms,
  type sendQuotePrice,
} from '@lohahaat/contract/sourcing/quotes/quote-price'
import { totalGrams } from '@lohahaat/domain/catalogue/tons'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import type { Paise } from '@lohahaat/domain/platform/money'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { freightPaise, quotedPaise } from '@lohahaat/domain/sourcing/quote-totals'
import { groupMoney, plainMoney } from '../../../ui/fields/money-text'

/** A quote as its form holds it: everything as typed. */
export interface QuoteValues {
  /** By the id of the item. */
  prices: Readonly<Record<number, string>>
  validUntil: string
  freightPerTon: string
  paymentTerms: string
  remark: string
}

/** What a form begins with: the party's own earlier quote, or nothing. */
export function valuesOf({ quote, enquiryItems }: QuotedEnquiry): QuoteValues {
  const priced = enquiryItems.filter(({ itemPrice }) => itemPrice > 0)
  return {
    prices: Object.fromEntries(priced.map((item) => [item.enquiryItemId, groupMoney(String(item.itemPrice))])),
    validUntil: quote?.validUntil ? toIstInput(quote.validUntil) : '',
    freightPerTon: groupMoney(String(quote?.freightPerTon ?? '')),
    paymentTerms: quote?.paymentTerms ?? '',
    remark: quote?.remark ?? '',
  }
}

const figureOf = (text: string) => Number(plainMoney(text) || NaN)

/** Why a price can't be quoted; undefined where it can, or where nothing is typed yet. */
export const priceProblem = (text: string) =>
  text === '' ? undefined : quotedPrice.safeParse(figureOf(text)).error?.issues[0]?.message

/** Whether every item has a price that can be quoted, and there is an item at all; freight is right where it is named. */
export const isPriced = (items: readonly EnquiryItem[], { prices, freightPerTon }: QuoteValues) =>
  items.length > 0 &&
  freightProblem(freightPerTon) === undefined &&
  items.every(({ enquiryItemId: id }) => quotedPrice.safeParse(figureOf(prices[id] ?? '')).success)

/** Why freight can't be asked for; undefined where it can, or where none is. */
export const freightProblem = (text: string) =>
  plainMoney(text) === ''
    ? undefined
    : quoteTerms.shape.freightPerTon.safeParse(figureOf(text)).error?.issues[0]?.message

/** The values as the wire wants them: the bare prices, or where there are terms an object around them. */
export function inputOf(
  { enquiryId, revision, enquiryItems }: QuotedEnquiry,
  { prices, validUntil, freightPerTon, paymentTerms, remark }: QuoteValues,
): InputOf<typeof sendQuotePrice> {
  const list = enquiryItems.map(({ enquiryItemId }) => ({
    enquiryId,
    enquiryItemId,
    price: figureOf(prices[enquiryItemId] ?? ''),
  }))
  const hasTerms = [validUntil, plainMoney(freightPerTon), paymentTerms.trim(), remark.trim()].some(Boolean)
  if (!hasTerms) return list.map((line) => ({ ...line, revision }))
  return {
    prices: list,
    revision,
    validUntil: validUntil === '' ? null : fromIstInput(validUntil),
    freightPerTon: plainMoney(freightPerTon) === '' ? null : figureOf(freightPerTon),
    paymentTerms,
    remark,
  }
}

/** What a line comes to at the price typed for it, before GST; 0 while there is none. */
export function amountOf({ unit, quantity }: EnquiryItem, typed = ''): Paise {
  const price = readUnits(plainMoney(typed), 2)
  return price === null || price < 0n ? 0n : quotedPaise({ unit, quantity, price, pieceGrams: null })
}

export const goodsOf = (items: readonly EnquiryItem[], { prices }: QuoteValues): Paise =>
  items.reduce((sum, item) => sum + amountOf(item, prices[item.enquiryItemId]), 0n)

/** What the typed freight comes to for everything. */
export function freightOf(items: readonly EnquiryItem[], { freightPerTon }: QuoteValues): Paise {
  const rate = readUnits(plainMoney(freightPerTon), 2)
  return rate === null || rate < 0n ? 0n : freightPaise(gramsOf(items), rate)
}

const gramsOf = (items: readonly EnquiryItem[]): bigint =>
  totalGrams(items.map(({ weightPerPiece: kg, ...item }) => ({ ...item, pieceGrams: readUnits(kg ?? '', 3) })))

const MINUTE_MS = 60_000

/** A moment as a field for day and time takes it, in Indian time wherever the browser is: 2026-04-01T18:00. */
function toIstInput(instant: string): string {
  const moment = new Date(instant)
  const day = istDay(moment)
  const minutes = Math.floor((moment.getTime() - startOfIstDay(day).getTime()) / MINUTE_MS)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** What such a field holds, as an instant. */
const fromIstInput = (text: string) => `${text.slice(0, 16)}:00+05:30`

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
