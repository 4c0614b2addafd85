import { formatSection } from '../../catalogue/pipe-name'
import type { PriceUnit } from '../../catalogue/price-unit'
import type { Unit } from '../../catalogue/tons'
import { formatIstTime } from '../../platform/ist'
import { formatRupees, rupees } from '../../platform/money'
import { quantityText, rateText, wholeRupees } from './figures'
import { bold, type Message, numbered, plainWords } from './message'
import { texts } from './texts'

interface QuotedLine {
  className: string
  size: string
  thickness: string
  quantity: number
  unit: Unit
  /** Null: not offered. */
  offer: {
    price: number
    priceUnit: PriceUnit
    make: string | null
    deliveryDays: number | null
    amount: number
  } | null
}

/** A party's own quote, for whom it may show its prices to. */
export interface SharedQuote {
  leadId: string
  lines: readonly QuotedLine[]
  validUntil: string | null
  freightPerTon: number | null
  paymentTerms: string | null
  remark: string | null
}

/** A quote, with prices where the party wants that. */
export function quoteMessage(quote: SharedQuote, showsPrices: boolean): Message {
  const goods = quote.lines.reduce((sum, { offer }) => sum + rupees(offer?.amount ?? 0), 0n)
  return {
    title: texts.quote(quote.leadId),
    facts: [],
    lines: numbered(quote.lines.map((line) => describeLine(line, showsPrices))),
    totals: [
      ...(showsPrices ? [bold(texts.goods(formatRupees(goods)))] : []),
      ...(showsPrices && quote.freightPerTon !== null ? [texts.freight(wholeRupees(quote.freightPerTon))] : []),
      ...(quote.paymentTerms ? [texts.payment(plainWords(quote.paymentTerms))] : []),
      ...(quote.remark ? [texts.remark(plainWords(quote.remark))] : []),
      ...(quote.validUntil ? [texts.validUntil(formatIstTime(quote.validUntil))] : []),
    ],
  }
}

function describeLine(line: QuotedLine, showsPrices: boolean): string {
  const { className, quantity, unit, offer } = line
  const pipe = bold(`${className} ${formatSection(line)}`)
  if (!offer) return [pipe, texts.notOffered].join(', ')
  return [
    pipe,
    quantityText(quantity, unit),
    offer.make === null ? '' : plainWords(offer.make),
    showsPrices ? rateText(offer.price, offer.priceUnit) : '',
    offer.deliveryDays === null ? '' : texts.days(offer.deliveryDays),
  ]
    .filter(Boolean)
    .join(', ')
}
