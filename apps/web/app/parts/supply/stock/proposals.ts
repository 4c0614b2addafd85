import { divideHalfUp, fromUnits, readUnits } from '@lohahaat/domain/platform/decimal'
import { pieceGrams } from '@lohahaat/domain/catalogue/weight'
import { texts } from './texts'

interface PieceSize {
  size: string
  thickness: string
  length: string
}

/** The standard weight of a piece in kilograms, as typed text; null if there is none. */
export function standardWeight(piece: PieceSize): string | null {
  const grams = pieceGrams({ ...piece, length: piece.length.replace(/\.$/, '') })
  return grams ? String(Number(fromUnits(grams, 3))) : null
}

/** The deviation of a weight from the standard, in tenths of a percent; null while it is not a number. */
export function deviationTenths(weight: string, standard: string): bigint | null {
  const [grams, standardGrams] = [readUnits(weight.replace(/\.$/, ''), 3), readUnits(standard, 3)]
  if (!grams || !standardGrams) return null
  return divideHalfUp((grams - standardGrams) * 1000n, standardGrams)
}

/** Rolling tolerances are within ±10 %; a larger deviation is most likely a typo. */
export const isOutOfTolerance = (tenths: bigint) => tenths > 100n || tenths < -100n

export const formatDeviation = (tenths: bigint) =>
  texts.weight.deviation(`${tenths > 0n ? '+' : ''}${fromUnits(tenths, 1).replace('-', '−')}`)
