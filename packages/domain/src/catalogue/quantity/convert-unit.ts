import { fromUnits } from '../../platform/decimal'
import { lineGrams, piecesForTons, type Unit, wholeKilograms } from '../tons'
import { gramsPerTon } from '../../platform/weight-units'

/** A quantity as it is typed. */
export interface Quantity {
  quantity: string
  unit: Unit
}

/** A quantity, and the one that it was converted from; null where nothing was. */
export interface Converted extends Quantity {
  from: Quantity | null
}

/** A cart's smallest figure is 1, in whichever unit. */
const LEAST_KG = gramsPerTon / 1000n

/**
 * The same steel in the other unit, rounded up to a whole piece or kilogram, so that nobody gets less than he asked
 * for. Going back without having typed anything gives the earlier figure, not a figure rounded twice.
 */
export function convertUnit({ from, ...now }: Converted, unit: Unit, pieceGrams: bigint): Converted {
  if (unit === now.unit) return { ...now, from }
  if (from?.unit === unit) return { ...from, from: null }
  const quantity = unit === 'Pieces' ? String(piecesForTons(now.quantity, pieceGrams)) : tonsOf(now, pieceGrams)
  return { quantity, unit, from: now }
}

function tonsOf(pieces: Quantity, pieceGrams: bigint): string {
  const kilograms = wholeKilograms(lineGrams({ ...pieces, pieceGrams }))
  return fromUnits(kilograms < LEAST_KG ? LEAST_KG : kilograms, 3).replace(/\.?0+$/, '')
}
