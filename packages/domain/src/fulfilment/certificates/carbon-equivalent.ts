import { readFigure, type Element, type Figures, type Fraction } from './figures'

/** In thirtieths: CE = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15. */
const thirtieths: readonly [Element, bigint][] = [
  ['carbon', 30n],
  ['manganese', 5n],
  ['chromium', 6n],
  ['molybdenum', 6n],
  ['vanadium', 6n],
  ['nickel', 2n],
  ['copper', 2n],
]

/**
 * The carbon equivalent of a chemistry, exactly. Where the paper doesn't show all of its elements the figure that the
 * maker printed counts; null where there is neither, since an element that isn't shown isn't zero.
 */
export function carbonEquivalent(figures: Figures): Fraction | null {
  let sum: Fraction = { numerator: 0n, denominator: 30n }
  for (const [element, weight] of thirtieths) {
    const part = readFigure(figures[element])
    if (part === null) return readFigure(figures.carbonEquivalent)
    const { numerator, denominator } = sum
    // A part of 1/denominator weighs so many thirtieths.
    sum = {
      numerator: numerator * part.denominator + (part.numerator * weight * denominator) / 30n,
      denominator: denominator * part.denominator,
    }
  }
  return sum
}
