import { decimalProblem, type DecimalLimits } from '../../platform/decimal-problem'
import { texts } from '../texts'

/** Of the figures of a quote, apart from their schemas, which the screens of quotes need not load. */
export const priceLimits = { above: 0, max: 100_000_000, places: 2 } satisfies DecimalLimits
/** Nobody waits longer for pipe than a year. */
export const deliveryDaysLimits = { min: 0, max: 365, places: 0 } satisfies DecimalLimits
export const freightLimits = { min: 0, max: 1_000_000, places: 2 } satisfies DecimalLimits

/** What is wrong with a price, as `quotedPrice` says it; undefined if nothing is. */
export const quotedPriceProblem = (figure: number) => decimalProblem(() => texts.price, priceLimits, figure)

export const deliveryDaysProblem = (figure: number) =>
  decimalProblem(() => texts.deliveryDays, deliveryDaysLimits, figure)

export const freightRateProblem = (figure: number) => decimalProblem(() => texts.freight, freightLimits, figure)
