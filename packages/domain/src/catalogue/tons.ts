import { divideHalfUp, fromUnits, toUnits } from '../platform/decimal'
import { gramsPerTon } from '../platform/weight-units'

/** What a quantity is counted in. */
export const units = ['Pieces', 'Ton'] as const

export type Unit = (typeof units)[number]

export type WeighedLine = {
  unit: Unit
  quantity: string | number
  /** Null where the weight per piece is unknown: such stock is sold by the ton only. */
  pieceGrams: bigint | null
}

export function lineGrams({ unit, quantity, pieceGrams }: WeighedLine): bigint {
  return unit === 'Ton' ? tonGrams(quantity) : positive(toUnits(quantity, 0)) * positive(pieceGrams)
}

export const totalGrams = (lines: readonly WeighedLine[]): bigint =>
  lines.reduce((grams, line) => grams + lineGrams(line), 0n)

/** The weight that fees per ton are charged on. An empty cart counts as one ton: a fixed rule, not a slip. */
export const feeGrams = (lines: readonly WeighedLine[]): bigint =>
  lines.length === 0 ? gramsPerTon : totalGrams(lines)

/** Tons as a weighbridge slip shows them: to the kilogram, half up. */
export const toTons = (grams: bigint): number => Number(fromUnits(divideHalfUp(grams, 1000n), 3))

/** What a line takes out of stock that is counted in kilograms: a started one is gone. */
export const wholeKilograms = (grams: bigint): bigint => (grams + 999n) / 1000n

/** Pieces to load for a tonnage. Pipe isn't cut to fit a weight, so a started piece is a whole one. */
export function piecesForTons(quantity: string | number, pieceGrams: bigint | null): bigint {
  const grams = positive(pieceGrams)
  return (tonGrams(quantity) + grams - 1n) / grams
}

const tonGrams = (quantity: string | number) => positive(toUnits(quantity, 3)) * 1000n

function positive(value: bigint | null): bigint {
  if (value === null || value <= 0n) throw new RangeError('Quantity and weight per piece must be above zero')
  return value
}
