import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'
import { gramsPerTon } from '../platform/weight-units'
import { lineGrams, type WeighedLine } from './tons'

export type PricedLine = WeighedLine & { pricePerTon: Paise }

/**
 * Price of one line before GST. Steel is priced per ton even when sold by the piece, so both become grams first, and the
 * amount is rounded once: half up, to the paisa that is shown.
 */
export const linePaise = (line: PricedLine): Paise => divideHalfUp(lineGrams(line) * line.pricePerTon, gramsPerTon)
