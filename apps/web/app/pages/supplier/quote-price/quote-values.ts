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
import { quotedPaise } from '@lohahaat/domain/catalogue/price-unit'
import { freightPaise } from '@lohahaat/domain/sourcing/quote-totals'
import { groupMoney, plainMoney } from '../../../ui/fields/money-text'

/** The form values of a quote, as typed. */
export interface QuoteValues {
  /** By the id of the item. */
  prices: Readonly<Record<number, string>>
  validUntil: string
  freightPerTon: string
  paymentTerms: string
  remark: string
}

/** The initial form values: the party's earlier quote, or empty. */
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

/** The problem of a price; undefined if it is valid or empty. */
export const priceProblem = (text: string) =>
  text === '' ? undefined : quotedPrice.safeParse(figureOf(text)).error?.issues[0]?.message

/** Whether there are items, every item has a valid price, and the freight is valid if given. */
export const isPriced = (items: readonly EnquiryItem[], { prices, freightPerTon }: QuoteValues) =>
  items.length > 0 &&
  freightProblem(freightPerTon) === undefined &&
  items.every(({ enquiryItemId: id }) => quotedPrice.safeParse(figureOf(prices[id] ?? '')).success)

/** The problem of the freight; undefined if it is valid or empty. */
export const freightProblem = (text: string) =>
  plainMoney(text) === ''
    ? undefined
    : quoteTerms.shape.freightPerTon.safeParse(figureOf(text)).error?.issues[0]?.message

/** The request for the form values: the prices alone, or an object with prices and terms. */
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

/** The total of a line at its typed price, before GST; 0 without a price. */
export function amountOf({ unit, quantity }: EnquiryItem, typed = ''): Paise {
  const price = readUnits(plainMoney(typed), 2)
  return price === null || price < 0n ? 0n : quotedPaise({ unit, quantity, price, pieceGrams: null })
}

export const goodsOf = (items: readonly EnquiryItem[], { prices }: QuoteValues): Paise =>
  items.reduce((sum, item) => sum + amountOf(item, prices[item.enquiryItemId]), 0n)

/** The total of the typed freight. */
export function freightOf(items: readonly EnquiryItem[], { freightPerTon }: QuoteValues): Paise {
  const rate = readUnits(plainMoney(freightPerTon), 2)
  return rate === null || rate < 0n ? 0n : freightPaise(gramsOf(items), rate)
}

const gramsOf = (items: readonly EnquiryItem[]): bigint =>
  totalGrams(items.map(({ weightPerPiece: kg, ...item }) => ({ ...item, pieceGrams: readUnits(kg ?? '', 3) })))

const MINUTE_MS = 60_000

/** An instant as the value of a datetime-local field, in Indian time: 2026-04-01T18:00. */
function toIstInput(instant: string): string {
  const moment = new Date(instant)
  const day = istDay(moment)
  const minutes = Math.floor((moment.getTime() - startOfIstDay(day).getTime()) / MINUTE_MS)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The instant of such a value. */
const fromIstInput = (text: string) => `${text.slice(0, 16)}:00+05:30`

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
