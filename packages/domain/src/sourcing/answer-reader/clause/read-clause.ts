import { vocabulary } from '../../../catalogue/list-reader/text/words'
import type { AskedLine } from '../answer'
import { type FreightSaid, readFreight } from '../terms/freight'
import { readPayment } from '../terms/payment'
import { readTax, type TaxSaid } from '../terms/tax'
import { type DaysSaid, readDays, readValidity, type ValiditySaid } from '../terms/time'
import { Clause } from './clause'
import { readCharge, readDiscount } from './charges'
import { type PipeSaid, readPipe } from './name-lines'
import { type PriceSaid, readPrices } from './price'
import { readStock, type StockSaid } from './stock'
import { anyOf, fillers, pattern } from './words'

/** Everything that one clause of an answer says. */
export interface ClauseSaid {
  /** As it stands. */
  raw: string
  scope: 'all' | 'rest' | null
  prices: readonly PriceSaid[]
  stock: StockSaid
  pipe: PipeSaid
  days: DaysSaid | null
  validity: ValiditySaid | null
  freight: FreightSaid | null
  payment: string | null
  tax: TaxSaid | null
  charge: string | null
  hasDiscount: boolean
  /** It is of all but some. */
  hasException: boolean
  isAsked: boolean
  /** Words and figures that nothing was made of. */
  unread: string | null
}

const ALL = 'all items|all item|all|sab|sabhi|sabka|sabke|sabki|saare|sare|सब|सभी|सबका|सारे'
/** Two prices beside each other look like a number with a space in it, though not where it begins with 8 or 9. */
const PHONE = `(?<!\\d)(?:\\+91[\\s-]?[6-9]\\d{4}[\\s-]?\\d{5}|${anyOf('mob|mobile|ph|phone|call|मोबाइल')}[\\s.:-]*[6-9]\\d{4}[\\s-]?\\d{5}|[6-9]\\d{9}|[89]\\d{4} \\d{5})(?!\\d)`
const EXCEPT = anyOf(
  'except|other than|chhod\\s?kar|chod\\s?kar|chhod\\s?ke|chod\\s?ke|ke alawa|ke siva|छोडकर|छोडके|के अलावा|के सिवा',
)
const REST = 'rest|baaki|baki|remaining|others|other items|bache hue|बाकी|अन्य|शेष'
/** A pipe is measured beside the price, so that a bare figure may be a measure. */
const MEASURED = `\\d\\s*[x*]\\s*\\d|\\d\\s*(?:"|${anyOf('mm|nb|od|inch|इंच|एनबी|एमएम|gauge|swg')})`

export function readClause(raw: string, asked: readonly AskedLine[], today: string): ClauseSaid {
  const clause = new Clause(raw)
  const isAsked = clause.take('\\?+') !== null
  clause.take(PHONE)
  const tax = readTax(clause)
  const payment = readPayment(clause)
  const validity = readValidity(clause, today)
  const freight = readFreight(clause)
  const charge = readCharge(clause)
  const hasDiscount = readDiscount(clause)
  const days = readDays(clause)
  const rest = clause.take(anyOf(`(?:${REST})(?:\\s+(?:${ALL}))?`))
  const all = rest ? null : clause.take(anyOf(ALL))
  const hasException = clause.has(EXCEPT)
  const prices = readPrices(clause, !pattern(MEASURED).test(clause.text))
  const stock = readStock(clause)
  const isBehind = prices.length === 0 && stock.agreed === null
  const behind = isBehind && readPipe(clause.rest, asked).hasUnreadFigure ? lastFigure(clause) : []
  const pipe = readPipe(clause.rest, asked)
  return {
    raw,
    scope: rest ? 'rest' : all ? 'all' : null,
    prices: [...prices, ...behind],
    stock,
    pipe,
    days,
    validity,
    freight,
    payment,
    tax,
    charge,
    hasDiscount,
    hasException,
    isAsked,
    unread: unreadOf(clause, pipe),
  }
}

/** Behind a pipe with its measures the last figure is the price: '50x50x2.9 - 62'. */
const lastFigure = (clause: Clause): readonly PriceSaid[] => {
  const match = clause.take('[-=:]\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\s*$')
  return match ? [{ text: (match[1] ?? '').replaceAll(',', ''), unit: null, doubts: [] }] : []
}

/** Words that change nothing of what a clause says, even where it names no pipe. */
const measures: readonly string[] = ['unit', 'pipe', 'role', 'times']

/** Words that name a pipe are read as one; of the others those count that say something. */
function unreadOf(clause: Clause, pipe: PipeSaid): string | null {
  const { rest } = clause
  if (pipe.hasUnreadFigure && /\d/.test(rest)) return rest
  const isNamed = pipe.places !== null || pipe.make !== null
  const isKnown = (word: string) =>
    fillers.has(word) || (vocabulary.get(word) ?? []).some(({ kind }) => isNamed || measures.includes(kind))
  const words = (rest.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !isKnown(word))
  return words.length === 0 ? null : words.join(' ')
}
