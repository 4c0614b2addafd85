import { divideHalfUp, fromUnits, readUnits } from '../platform/decimal'
import type { Unit } from '../catalogue/tons'
import { pieceGrams } from '../catalogue/weight'
import { USUAL_METRES } from '../catalogue/price-unit'

export type WrittenUnit = Unit | 'Kg' | 'Metre' | 'Feet'

export type WrittenQuantity = {
  quantity: string | number
  unit: WrittenUnit
  /** Metres of a piece; null means the usual length. */
  length: string | number | null
}

/** What was written and what it became: kilograms as tons, or metres and feet as pieces of so many metres. */
export type Conversion =
  | { code: 'kilograms'; written: number; tons: number }
  | { code: 'metres' | 'feet'; written: number; pieces: number; length: number }

export type AskedQuantity = {
  quantity: number
  unit: Unit
  /** How it was calculated, where it wasn't written so. */
  conversion: Conversion | null
}

/** Finer than anybody writes. */
const PLACES = 6
/** Ten-thousandths of a metre. */
const FOOT = 3048n

/**
 * A quantity of a list as an enquiry takes it: tons to the kilogram, or whole pieces. Pipe isn't cut to fit a length, so a
 * started piece is a whole one. Null where there is no such quantity.
 */
export function askedQuantity(written: WrittenQuantity): AskedQuantity | null {
  const { quantity, unit } = written
  const millionths = readUnits(quantity, PLACES)
  if (millionths === null || millionths <= 0n) return null
  if (unit === 'Ton') return asWritten(readUnits(quantity, 3), 3, unit)
  if (unit === 'Pieces') return asWritten(readUnits(quantity, 0), 0, unit)
  if (unit === 'Kg') return tonsOfKilograms(millionths)
  return piecesOfLength(millionths, unit, written.length ?? USUAL_METRES)
}

const asWritten = (units: bigint | null, places: number, unit: Unit): AskedQuantity | null =>
  units === null ? null : { quantity: figure(units, places), unit, conversion: null }

function tonsOfKilograms(millionths: bigint): AskedQuantity | null {
  const kilograms = divideHalfUp(millionths, 10n ** 6n)
  if (kilograms === 0n) return null
  const tons = figure(kilograms, 3)
  const conversion: Conversion = { code: 'kilograms', written: figure(millionths, PLACES), tons }
  return { quantity: tons, unit: 'Ton', conversion }
}

function piecesOfLength(millionths: bigint, unit: 'Metre' | 'Feet', length: string | number): AskedQuantity | null {
  const millimetres = readUnits(length, 3)
  if (millimetres === null || millimetres <= 0n) return null
  // Both in units of 10⁻¹⁰ metres, in which a foot is whole.
  const asked = millionths * (unit === 'Feet' ? FOOT : 10n ** 4n)
  const piece = millimetres * 10n ** 7n
  const pieces = Number((asked + piece - 1n) / piece)
  const conversion: Conversion = {
    code: unit === 'Feet' ? 'feet' : 'metres',
    written: figure(millionths, PLACES),
    pieces,
    length: figure(millimetres, 3),
  }
  return { quantity: pieces, unit: 'Pieces', conversion }
}

const figure = (units: bigint, places: number) => Number(fromUnits(units, places))

/** What a piece of an enquiry weighs; null where it has no weight, so that it can be asked for by the ton only. */
export function askedPieceGrams(pipe: { size: string; thickness: string }, length: number | null): bigint | null {
  const grams = pieceGrams({ size: pipe.size, thickness: pipe.thickness, length: length ?? USUAL_METRES })
  return grams !== null && grams > 0n ? grams : null
}
