import { divideHalfUp, fromUnits, readUnits } from '../platform/decimal'
import { linePaise } from './line-price'
import type { Paise } from '../platform/money'
import { gramsPerTon } from '../platform/weight-units'
import { lineGrams, piecesForTons } from './tons'

/** A pipe as the catalogue sells it, in whole units. */
export type Pipe = {
  pieceGrams: bigint
  /** The length of a piece. */
  pieceMillimetres: bigint
  pricePerTon: Paise
}

export type CalculatorUnit = 'Pieces' | 'Ton' | 'Metre'

/** So much of a pipe. Pipe is sold in whole pieces, so the metres are those of the pieces. */
export type PipeAmount = { pieces: bigint; millimetres: bigint; grams: bigint; goods: Paise; gst: Paise }

const places: Readonly<Record<CalculatorUnit, number>> = { Pieces: 0, Ton: 3, Metre: 3 }

/** As much as a line of a cart can hold, in whichever unit. */
const MOST = 10_000_000n

/** What the catalogue says applies at billing. */
const GST_PERCENT = 18n

/**
 * Calculates pieces, weight and price of what a buyer needs, or null where the figure can't be ordered. It
 * agrees with the cart: a tonnage is billed as it was asked for, pieces and metres by the weight of whole pieces.
 */
export function calculatePipe(pipe: Pipe, unit: CalculatorUnit, figure: string): PipeAmount | null {
  const units = readUnits(figure, places[unit])
  if (units === null || units <= 0n || units > MOST * 10n ** BigInt(places[unit])) return null

  const pieces = unit === 'Ton' ? piecesForTons(figure, pipe.pieceGrams) : wholePieces(pipe, unit, units)
  const sold = unit === 'Ton' ? { unit, quantity: figure } : { unit: 'Pieces' as const, quantity: String(pieces) }
  const goods = linePaise({ ...pipe, ...sold })
  return {
    pieces,
    millimetres: pieces * pipe.pieceMillimetres,
    grams: lineGrams({ ...pipe, ...sold }),
    goods,
    gst: divideHalfUp(goods * GST_PERCENT, 100n),
  }
}

/** A started length is a whole piece. */
const wholePieces = ({ pieceMillimetres }: Pipe, unit: 'Pieces' | 'Metre', units: bigint) =>
  unit === 'Pieces' ? units : (units + pieceMillimetres - 1n) / pieceMillimetres

/** The amount as it is typed in a unit: tons to the kilogram, metres without zeros that say nothing. */
export function figureIn(amount: PipeAmount, unit: CalculatorUnit): string {
  if (unit === 'Pieces') return String(amount.pieces)
  if (unit === 'Ton') return fromUnits(divideHalfUp(amount.grams, 1000n), 3)
  return fromUnits(amount.millimetres, 3).replace(/\.?0+$/, '')
}

export const gramsOfMetre = ({ pieceGrams, pieceMillimetres }: Pipe): bigint =>
  divideHalfUp(pieceGrams * 1000n, pieceMillimetres)

export const pricePerPiece = ({ pieceGrams, pricePerTon }: Pipe): Paise =>
  divideHalfUp(pieceGrams * pricePerTon, gramsPerTon)

/** From the piece rather than from the rounded metre, so that six of them are a piece of 6 m to a few paise. */
export const pricePerMetre = ({ pieceGrams, pieceMillimetres, pricePerTon }: Pipe): Paise =>
  divideHalfUp(pieceGrams * pricePerTon * 1000n, gramsPerTon * pieceMillimetres)
