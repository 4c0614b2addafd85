import { divideHalfUp, readUnits } from '../platform/decimal'
import { linePaise, type PricedLine } from './line-price'
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

export type TonAmount = { grams: bigint; goods: Paise; gst: Paise }

/** So much of a pipe. Pipe is sold in whole pieces, so the metres are those of the pieces. */
export type PipeAmount = TonAmount & { pieces: bigint; millimetres: bigint }

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
  const units = readFigure(figure, unit)
  if (units === null) return null

  const pieces = unit === 'Ton' ? piecesForTons(figure, pipe.pieceGrams) : wholePieces(pipe, unit, units)
  const sold = unit === 'Ton' ? { unit, quantity: figure } : { unit: 'Pieces' as const, quantity: String(pieces) }
  return { pieces, millimetres: pieces * pipe.pieceMillimetres, ...amountOf({ ...pipe, ...sold }) }
}

/** As calculatePipe, for what is sold by the ton only. */
export function calculateTons(pricePerTon: Paise, figure: string): TonAmount | null {
  const isSound = readFigure(figure, 'Ton') !== null
  return isSound ? amountOf({ pieceGrams: null, pricePerTon, unit: 'Ton', quantity: figure }) : null
}

function amountOf(line: PricedLine): TonAmount {
  const goods = linePaise(line)
  return { grams: lineGrams(line), goods, gst: divideHalfUp(goods * GST_PERCENT, 100n) }
}

function readFigure(figure: string, unit: CalculatorUnit): bigint | null {
  const units = readUnits(figure, places[unit])
  return units === null || units <= 0n || units > MOST * 10n ** BigInt(places[unit]) ? null : units
}

/** A started length is a whole piece. */
const wholePieces = ({ pieceMillimetres }: Pipe, unit: 'Pieces' | 'Metre', units: bigint) =>
  unit === 'Pieces' ? units : (units + pieceMillimetres - 1n) / pieceMillimetres

export const gramsOfMetre = ({ pieceGrams, pieceMillimetres }: Pipe): bigint =>
  divideHalfUp(pieceGrams * 1000n, pieceMillimetres)

export const pricePerPiece = ({ pieceGrams, pricePerTon }: Pipe): Paise =>
  divideHalfUp(pieceGrams * pricePerTon, gramsPerTon)

/** From the piece rather than from the rounded metre, so that six of them are a piece of 6 m to a few paise. */
export const pricePerMetre = ({ pieceGrams, pieceMillimetres, pricePerTon }: Pipe): Paise =>
  divideHalfUp(pieceGrams * pricePerTon * 1000n, gramsPerTon * pieceMillimetres)
