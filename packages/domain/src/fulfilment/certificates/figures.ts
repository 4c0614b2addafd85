import { isPlainDecimal, toUnits } from '../../platform/decimal'

/** Percent of mass. */
export const elements = [
  'carbon',
  'manganese',
  'sulphur',
  'phosphorus',
  'chromium',
  'molybdenum',
  'vanadium',
  'nickel',
  'copper',
] as const

export type Element = (typeof elements)[number]

/** Strengths and pressure in MPa, elongation in percent, zinc in g/m², uniformity in dips of a minute. */
export type FigureName =
  | Element
  | 'carbonEquivalent'
  | 'yieldStrength'
  | 'tensileStrength'
  | 'elongation'
  | 'hydrostatic'
  | 'zinc'
  | 'uniformity'

/** Figures as the paper prints them. What isn't there isn't shown. */
export type Figures = Readonly<Partial<Record<FigureName, string>>>

/** Exact, since a sum of sixths and fifteenths has no last decimal. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** A printed figure, or null where there is none or it can't be read: neither '<0.04' nor '-' is a figure, but .12 is. */
export function readFigure(printed: string | undefined): Fraction | null {
  const text = (printed ?? '').trim().replace(/^\./, '0.')
  if (!isPlainDecimal(text) || text.startsWith('-')) return null
  const places = placesOf(text)
  return { numerator: toUnits(text, places), denominator: 10n ** BigInt(places) }
}

export const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0

/** Rounded to so many decimals, in units of the last one. As IS 2 has it, exactly half goes to the even neighbour. */
export function roundFigure({ numerator, denominator }: Fraction, places: number): bigint {
  const scaled = numerator * 10n ** BigInt(places)
  const down = scaled / denominator
  const twice = 2n * (scaled % denominator)
  const isUp = twice > denominator || (twice === denominator && down % 2n === 1n)
  return isUp ? down + 1n : down
}

/** Above zero where the figure is more than the limit, as seen at the limit's number of decimals. */
export function compareWithLimit(figure: Fraction, limit: string): bigint {
  const places = placesOf(limit)
  return roundFigure(figure, places) - toUnits(limit, places)
}
