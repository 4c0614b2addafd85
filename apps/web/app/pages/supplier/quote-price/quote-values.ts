import { freightRateProblem } from '@lohahaat/contract/sourcing/quotes/quote-limits'
import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { totalGrams } from '@lohahaat/domain/catalogue/tons'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import type { Paise } from '@lohahaat/domain/platform/money'
import type { Doubt, TermField } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { freightPaise } from '@lohahaat/domain/sourcing/quote-totals'
import { groupMoney, plainMoney } from '../../../ui/fields/money-text'
import { toIstInput } from '../../../parts/platform/ist-input'
import { amountOf, countedLine, isLineReady, type LineValues, lineOf, type QuotedItem } from './lines/line-values'

/** The form values of a quote, as typed. */
export interface QuoteValues {
  /** By the id of the item. */
  lines: Readonly<Record<number, LineValues>>
  validUntil: string
  freightPerTon: string
  paymentTerms: string
  remark: string
  /** What a pasted answer left open, until a person changes the field. */
  doubts?: readonly Doubt<TermField>[]
}

/** The initial form values: the party's earlier quote, or empty. */
export function valuesOf(enquiry: QuotedEnquiry): QuoteValues {
  const { quote, enquiryItems } = enquiry
  return {
    lines: Object.fromEntries(enquiryItems.map((item) => [item.enquiryItemId, lineOf(enquiry, item)])),
    validUntil: quote?.validUntil ? toIstInput(quote.validUntil) : '',
    freightPerTon: groupMoney(String(quote?.freightPerTon ?? '')),
    paymentTerms: quote?.paymentTerms ?? '',
    remark: quote?.remark ?? '',
  }
}

/** What was typed, for the items of now: a line that is new is open, and one that is gone is left out. */
export const movedTo = (now: QuotedEnquiry, values: QuoteValues): QuoteValues => ({
  ...values,
  lines: { ...valuesOf(now).lines, ...linesStill(now, values) },
})

const linesStill = ({ enquiryItems }: QuotedEnquiry, { lines }: QuoteValues): QuoteValues['lines'] =>
  Object.fromEntries(
    enquiryItems.flatMap(({ enquiryItemId: id }) => {
      const line = lines[id]
      return line ? [[id, line]] : []
    }),
  )

/** The items that the party offers. */
export const offeredItems = (items: readonly QuotedItem[], { lines }: QuoteValues) =>
  items.filter(({ enquiryItemId }) => lines[enquiryItemId]?.notOffered === false)

/** Whether something is offered, all of it at a valid price, and the freight is valid if given. */
export const isPriced = (items: readonly QuotedItem[], values: QuoteValues) => {
  const offered = offeredItems(items, values)
  return (
    offered.length > 0 &&
    freightProblem(values.freightPerTon) === undefined &&
    offered.every(({ enquiryItemId: id }) => isLineReady(values.lines[id]))
  )
}

/** The problem of the freight; undefined if it is valid or empty. */
export const freightProblem = (text: string) =>
  plainMoney(text) === '' ? undefined : freightRateProblem(Number(plainMoney(text)))

export const goodsOf = (items: readonly QuotedItem[], { lines }: QuoteValues): Paise =>
  items.reduce((sum, item) => sum + amountOf(item, lines[item.enquiryItemId]), 0n)

/** The total of the typed freight, for what is offered. */
export function freightOf(items: readonly QuotedItem[], values: QuoteValues): Paise {
  const rate = readUnits(plainMoney(values.freightPerTon), 2)
  const offered = offeredItems(items, values)
  return rate === null || rate < 0n ? 0n : freightPaise(totalGrams(offered.map(countedLine)), rate)
}
