import type { CountedLine, PriceUnit } from '../../catalogue/price-unit'

interface Price {
  /** Rupees. */
  price: number
  unit: PriceUnit
}

/** A line of an enquiry as far as an answer to it can be understood by it. */
export interface AskedLine {
  className: string
  size: string
  thickness: string
  counted: CountedLine
  /** The party's price in its quote so far. */
  own: Price | null
  /** What the buyer asked it to cost. */
  target: Price | null
  /** What the party last quoted for such a pipe elsewhere. */
  last: Price | null
}

/** Why a person has to look. */
export const doubtCodes = [
  'notAnswered',
  'severalPrices',
  'priceRange',
  'approximate',
  'asked',
  'unitAssumed',
  'unitImpossible',
  'priceOdd',
  'gstIncluded',
  'gstUnclear',
  'discount',
  'agreedWithout',
  'agreedWhich',
  'agreedLast',
  'priceAndNone',
  'noneUnclear',
  'saidTwice',
  'forAll',
  'byOrder',
  'otherSize',
  'severalLines',
  'severalMakes',
  'makeUnclear',
  'partQuantity',
  'daysUnclear',
  'daysRange',
  'daysSaidTwice',
  'exWorks',
  'freightUnit',
  'freightPerTruck',
  'freightExtra',
  'freightSaidTwice',
  'validUnclear',
  'termsCut',
  'otherCharge',
] as const

export type DoubtCode = (typeof doubtCodes)[number]

export interface Doubt<Field extends string> {
  field: Field
  code: DoubtCode
}

export type LineField = 'price' | 'make' | 'days' | 'notOffered'
export type TermField = 'freightPerTon' | 'validUntil' | 'paymentTerms' | 'remark'

/** What an answer says of a line; null where it says nothing. */
export interface AnsweredLine {
  /** Rupees as plain decimal text. */
  price: string | null
  /** What the price is per. */
  unit: PriceUnit | null
  make: string | null
  days: number | null
  notOffered: boolean
  doubts: readonly Doubt<LineField>[]
}

/** What it says of everything. */
export interface AnsweredTerms {
  /** Rupees per MT as plain decimal text. */
  freightPerTon: string | null
  /** In India, as 2026-11-20T23:59. */
  validUntil: string | null
  paymentTerms: string | null
  remark: string | null
  doubts: readonly Doubt<TermField>[]
}

/** A draft of a quote, for a person to confirm. */
export interface AnswerDraft {
  /** One for each line of the enquiry, in its order. */
  lines: readonly AnsweredLine[]
  terms: AnsweredTerms
  /** What was made nothing of, as it stands. */
  unread: readonly string[]
}
