import { divideHalfUp, fromUnits, readUnits } from '@lohahaat/domain/platform/decimal'
import { pieceGrams } from '@lohahaat/domain/catalogue/weight'
import { texts } from './texts'

interface PieceSize {
  size: string
  thickness: string
  length: string
}

/** Kilograms of one piece by the standard, as one would type them; null where there is no standard weight. */
export function standardWeight(piece: PieceSize): string | null {
  const grams = pieceGrams({ ...piece, length: piece.length.replace(/\.$/, '') })
  return grams ? String(Number(fromUnits(grams, 3))) : null
}

/** How far a weight is from the standard, in tenths of a percent; null while it is no figure. */
export function deviationTenths(weight: string, standard: string): bigint | null {
  const [grams, standardGrams] = [readUnits(weight.replace(/\.$/, ''), 3), readUnits(standard, 3)]
  if (!grams || !standardGrams) return null
  return divideHalfUp((grams - standardGrams) * 1000n, standardGrams)
}

/** Rolling tolerances stay within ±10 %; what is further off was most likely mistyped. */
export const isFarOff = (tenths: bigint) => tenths > 100n || tenths < -100n

export const formatDeviation = (tenths: bigint) =>
  texts.weight.deviation(`${tenths > 0n ? '+' : ''}${fromUnits(tenths, 1).replace('-', '−')}`)
