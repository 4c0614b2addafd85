import { decimalProblem, type DecimalLimits } from '../../platform/decimal-problem'
import { texts } from '../texts'

/** Metres of a piece that is asked for. */
export const askedLengthLimits = { above: 0, max: 100, places: 3 } satisfies DecimalLimits

/** What is wrong with a length, as `askedItem` says it; undefined if nothing is. */
export const askedLengthProblem = (metres: number) => decimalProblem(() => texts.length, askedLengthLimits, metres)
