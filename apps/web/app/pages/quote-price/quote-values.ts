import type { InputOf } from '@lohahaat/contract/define-call'
import type { EnquiryItem } from '@lohahaat/contract/enquiry/enquiry-item'
import { quotedPrice, type QuotedEnquiry, type sendQuotePrice } from '@lohahaat/contract/enquiry/quote-price'
import { readUnits } from '@lohahaat/domain/decimal'
import type { Paise } from '@lohahaat/domain/money'
import { freightPaise, quotedPaise } from '@lohahaat/domain/quote'
import { totalGrams } from '@lohahaat/domain/tons'
import { groupMoney, plainMoney } from '../../ui/money-text'
import { fromIstInput, toIstInput } from './ist-input'

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
export function valuesOf({ quote, enquiryItemFetchModels }: QuotedEnquiry): QuoteValues {
  const priced = enquiryItemFetchModels.filter(({ itemPrice }) => itemPrice > 0)
  return {
    prices: Object.fromEntries(priced.map((item) => [item.buyerItemDetailId, groupMoney(String(item.itemPrice))])),
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

/** Whether every item has a price that can be quoted, and there is an item at all. */
export const isPriced = (items: readonly EnquiryItem[], { prices }: QuoteValues) =>
  items.length > 0 &&
  items.every(({ buyerItemDetailId: id }) => quotedPrice.safeParse(figureOf(prices[id] ?? '')).success)

/** The values as the wire wants them. */
export function inputOf(
  { buyerInstructionId, revision, enquiryItemFetchModels }: QuotedEnquiry,
  { prices, validUntil, freightPerTon, paymentTerms, remark }: QuoteValues,
): InputOf<typeof sendQuotePrice> {
  return {
    prices: enquiryItemFetchModels.map(({ buyerItemDetailId }) => ({
      buyerInstructionId,
      buyerItemDetailId,
      price: figureOf(prices[buyerItemDetailId] ?? ''),
    })),
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
  return price === null ? 0n : quotedPaise({ unit, quantity, price, pieceGrams: null })
}

export const goodsOf = (items: readonly EnquiryItem[], { prices }: QuoteValues): Paise =>
  items.reduce((sum, item) => sum + amountOf(item, prices[item.buyerItemDetailId]), 0n)

/** What the typed freight comes to for everything. */
export function freightOf(items: readonly EnquiryItem[], { freightPerTon }: QuoteValues): Paise {
  const rate = readUnits(plainMoney(freightPerTon), 2)
  return rate === null ? 0n : freightPaise(gramsOf(items), rate)
}

const gramsOf = (items: readonly EnquiryItem[]): bigint =>
  totalGrams(items.map(({ weight_Per_Piece: kg, ...item }) => ({ ...item, pieceGrams: readUnits(kg ?? '', 3) })))
