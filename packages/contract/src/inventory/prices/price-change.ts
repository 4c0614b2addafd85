import { z } from 'zod'
import { decimalText } from '../../platform/decimal'
import { stockFilters } from '../stock/stock-filters'
import { MAX_PRICE } from '../stock/stock-choices'
import { texts } from '../texts'

/** The steps in rupees that new prices can be rounded to. */
export const roundings = [1, 5, 10, 50, 100] as const

const rounding = z
  .union([z.string(), z.number()])
  .transform(Number)
  .pipe(z.literal(roundings, { error: () => texts.roundings(roundings.join(', ')) }))

/** Which items change their price, and how. */
export const priceChangeFields = {
  ...stockFilters,
  /** Rupees per MT. */
  by: decimalText(() => texts.amount, { min: -MAX_PRICE, max: MAX_PRICE, places: 2 }).optional(),
  percent: decimalText(() => texts.percentage, { min: -50, max: 50, places: 2 }).optional(),
  roundTo: rounding.optional(),
}

export type PriceChangeRequest = z.output<z.ZodObject<typeof priceChangeFields>>

export const changesOneWay = ({ by, percent }: Pick<PriceChangeRequest, 'by' | 'percent'>) =>
  (by === undefined) !== (percent === undefined)

export const oneWayNeeded = () => texts.amountOrPercentage
