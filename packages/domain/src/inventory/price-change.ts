import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'

/** How prices change: by an amount or by a percentage. */
export type PriceChange = {
  by: Paise
  /** Hundredths of a percent: 2.5 % is 250. */
  percentHundredths: bigint
  /** New prices are whole multiples of this; 1 keeps the paise. */
  step: Paise
}

/** A whole, in hundredths of a percent. */
export const WHOLE = 10_000n

/** One new price, rounded half up and once: to the paisa first would lift ₹4.9995 to the half that ₹10 begins at. */
export const changedPrice = (price: Paise, { by, percentHundredths, step }: PriceChange): Paise =>
  divideHalfUp(price * (WHOLE + percentHundredths) + by * WHOLE, WHOLE * step) * step
