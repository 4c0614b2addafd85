import { divideHalfUp, readUnits } from '../platform/decimal'
import { findIs1239, type Is1239Tube } from './is1239'
import { type HollowSection, readSection, type RoundSection, type Section } from './section'

type PieceSize = {
  size: string
  /** Millimetres. */
  thickness: string | number
  /** Metres. */
  length: string | number
}

/** Theoretical grams of one piece, rounded to the gram, or null where the section or the length can't be read. */
export function pieceGrams({ size, thickness, length }: PieceSize): bigint | null {
  const section = readSection(size, thickness)
  const perMetre = section && gramsPerMetre(section)
  const millimetres = readUnits(length, 3)
  if (perMetre === null || millimetres === null || millimetres <= 0n) return null
  return divideHalfUp(perMetre * millimetres, 1000n)
}

/** What a metre weighs, and how that is known. */
export interface MetreWeight {
  /** As a mill's chart prints it. */
  grams: bigint
  /** The row of IS 1239 it comes from; null where it comes from the formula. */
  tube: Is1239Tube | null
  /** What the formula gives for the section, before it is rounded; where a table goes first, for comparison. */
  formula: Fraction
}

/** Grams. */
interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** The mass a mill's chart prints for a section, or null where neither a table nor a formula covers it. */
export const gramsPerMetre = (section: Section): bigint | null => weighMetre(section)?.grams ?? null

export function weighMetre(section: Section): MetreWeight | null {
  const formula = section.shape === 'round' ? roundGrams(section) : hollowGrams(section)
  if (formula === null) return null
  const bore = section.shape === 'round' ? section.nominalBore : null
  const tube = bore === null ? null : findIs1239(bore, section.wall)
  return { grams: tube?.gramsPerMetre ?? asPrinted(formula), tube, formula }
}

/** kg per metre = (OD − t) · t · 0.0246615, in mm. */
const roundGrams = ({ outerDiameter, wall }: RoundSection): Fraction => ({
  numerator: (outerDiameter - wall) * wall * 246_615n,
  denominator: 10n ** 10n,
})

/** The thickest wall whose two corners, each of twice the wall, fit on the shorter side. */
export const thickestWall = ({ sideB }: Pick<HollowSection, 'sideB'>): bigint => sideB / 4n

/**
 * kg per metre = 0.0157 · t · (A + B − 3.2876 · t), in mm: corners bent to twice the wall outside, once inside. Past the
 * wall whose corners still fit the formula turns around and a heavier wall would weigh less.
 */
const hollowGrams = ({ sideA, sideB, wall }: HollowSection): Fraction | null =>
  wall > thickestWall({ sideB })
    ? null
    : { numerator: 157n * wall * (10_000n * (sideA + sideB) - 32_876n * wall), denominator: 10n ** 11n }

/** Charts print kg per metre to two decimals, three below 1 kg, and trade multiplies the printed figure. */
function asPrinted({ numerator, denominator }: Fraction): bigint {
  const belowOneKilogram = numerator < 1000n * denominator
  return belowOneKilogram ? divideHalfUp(numerator, denominator) : 10n * divideHalfUp(numerator, 10n * denominator)
}

/** Zinc of hot-dip galvanising: 400 g on each square metre, inside and outside. */
const ZINC_GRAMS = 400n
const MILLIONTHS_OF_PI = 3_141_593n

/**
 * What galvanising adds to a metre of round pipe, in grams. The tables print one mass for black and galvanised pipe, so
 * this is no part of a theoretical weight; a weighbridge shows it.
 */
export const zincGramsPerMetre = ({ outerDiameter, wall }: RoundSection): bigint =>
  divideHalfUp(ZINC_GRAMS * MILLIONTHS_OF_PI * 2n * (outerDiameter - wall), 10n ** 12n)
