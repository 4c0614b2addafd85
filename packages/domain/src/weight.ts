import { divideHalfUp, readUnits } from './decimal'
import { findIs1239 } from './is1239'
import { readSection, type Section } from './section'

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

/** The mass a mill's chart prints for a section, or null where neither a table nor a formula covers it. */
export function gramsPerMetre(section: Section): bigint | null {
  if (section.shape !== 'round') return hollowGrams(section.sideA + section.sideB, section.sideB, section.wall)
  const { nominalBore, outerDiameter, wall } = section
  const tube = nominalBore === null ? null : findIs1239(nominalBore, wall)
  return tube ? tube.gramsPerMetre : roundGrams(outerDiameter, wall)
}

/** kg per metre = (OD − t) · t · 0.0246615, in mm. */
const roundGrams = (outerDiameter: bigint, wall: bigint) =>
  asPrinted((outerDiameter - wall) * wall * 246_615n, 10n ** 10n)

/**
 * kg per metre = 0.0157 · t · (A + B − 3.2876 · t), in mm: corners bent to twice the wall outside, once inside. Two such
 * corners must fit on the shorter side; past that the formula turns around and a heavier wall would weigh less.
 */
const hollowGrams = (sides: bigint, shorterSide: bigint, wall: bigint) =>
  4n * wall > shorterSide ? null : asPrinted(157n * wall * (10_000n * sides - 32_876n * wall), 10n ** 11n)

/** Charts print kg per metre to two decimals, three below 1 kg, and trade multiplies the printed figure. */
function asPrinted(numerator: bigint, denominator: bigint): bigint {
  const belowOneKilogram = numerator < 1000n * denominator
  return belowOneKilogram ? divideHalfUp(numerator, denominator) : 10n * divideHalfUp(numerator, 10n * denominator)
}
