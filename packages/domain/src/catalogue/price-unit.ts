import type { WeighedLine } from './tons'
import { divideHalfUp, toUnits } from '../platform/decimal'
import type { Paise } from '../platform/money'
import { gramsPerTon } from '../platform/weight-units'

/** What a price can be quoted per. */
export const priceUnits = ['Ton', 'Kg', 'Pieces', 'Metre'] as const

export type PriceUnit = (typeof priceUnits)[number]

/** Pipe is enquired for by size; where no length is given, it is the one that mills roll. */
export const USUAL_METRES = 6

/** A line of an enquiry, with what it takes to count it in another unit. */
export type CountedLine = WeighedLine & {
  /** Metres of a piece; without it the usual length. */
  lengthMetres?: number | null
}

/** A line at the price that a party quotes for it. */
export type QuotedLine = CountedLine & {
  price: Paise
  /** What the price is per; without it the line's own unit. */
  priceUnit?: PriceUnit | null
}

/** An exact quantity: so many parts of one unit. */
type Fraction = { of: bigint; by: bigint }

const GRAMS_PER_KG = 1000n

/**
 * How much of a unit one of the line's own units is, exact: where tons are asked for and pieces are priced, the pieces
 * are the weight by that of a piece and not rounded up, so that a price means the same per ton whatever the quantity.
 * Null where that takes the weight of a piece, and it isn't known.
 */
function rateOf({ unit, pieceGrams, lengthMetres }: CountedLine, per: PriceUnit): Fraction | null {
  if (per === unit) return { of: 1n, by: 1n }
  const millimetres = toUnits(lengthMetres ?? USUAL_METRES, 3)
  if (unit === 'Pieces' && per === 'Metre') return { of: millimetres, by: 1000n }
  if (unit === 'Ton' && per === 'Kg') return { of: gramsPerTon / GRAMS_PER_KG, by: 1n }
  if (pieceGrams === null) return null
  if (unit === 'Pieces') return { of: pieceGrams, by: per === 'Ton' ? gramsPerTon : GRAMS_PER_KG }
  return per === 'Pieces'
    ? { of: gramsPerTon, by: pieceGrams }
    : { of: gramsPerTon * millimetres, by: pieceGrams * 1000n }
}

/** Whether a line can be priced per this unit. */
export const canPriceBy = (line: CountedLine, per: PriceUnit): boolean => rateOf(line, per) !== null

/** The units that a line can be priced per, its own first. */
export const priceUnitsOf = (line: CountedLine): PriceUnit[] => [
  line.unit,
  ...priceUnits.filter((unit) => unit !== line.unit && canPriceBy(line, unit)),
]

/** What one quoted line costs before GST: the quantity in the unit of the price, at that price, rounded once. */
export function quotedPaise(line: QuotedLine): Paise {
  const { of, by } = requireRate(line, line.priceUnit ?? line.unit)
  return divideHalfUp(toUnits(line.quantity, 3) * of * line.price, by * 1000n)
}

/** The price per MT, for comparing; null where it can't be told. */
export function pricePerTon(line: QuotedLine): Paise | null {
  // Both are of one of the line's own units.
  const tons = rateOf(line, 'Ton')
  const priced = rateOf(line, line.priceUnit ?? line.unit)
  return tons && priced && divideHalfUp(line.price * priced.of * tons.by, priced.by * tons.of)
}

function requireRate(line: CountedLine, per: PriceUnit): Fraction {
  const rate = rateOf(line, per)
  if (!rate) throw new RangeError(`A line in ${line.unit} without the weight of a piece has no price per ${per}`)
  return rate
}
