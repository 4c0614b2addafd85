import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'
import { gramsPerTon } from '../platform/weight-units'

/** What a line of a list was priced with when the list was kept. */
export interface KeptPrice {
  itemId: number
  /** Rupees per MT. */
  price: number
  /** Kilograms. */
  weight: number
}

export interface ListMove {
  grams: bigint
  /** The goods at today's prices, before GST. */
  paise: Paise
  /** How much more that is than on the day the list was kept. */
  move: Paise
  /** Lines whose item isn't sold any more; they are in none of the sums. */
  gone: number
}

/** A kept list at today's prices of the items that were chosen then: makes don't change behind its owner's back. */
export function moveOfList(kept: readonly KeptPrice[], today: ReadonlyMap<number, Paise>): ListMove {
  const sums = { grams: 0n, paise: 0n, move: 0n, gone: 0 }
  for (const { itemId, price, weight } of kept) {
    const paisePerTon = today.get(itemId)
    if (paisePerTon === undefined) {
      sums.gone++
      continue
    }
    const grams = whole(weight * 1000)
    const paise = goodsPaise(grams, paisePerTon)
    sums.grams += grams
    sums.paise += paise
    sums.move += paise - goodsPaise(grams, whole(price * 100))
  }
  return sums
}

/** Rounded as a line of the cart is, once. */
const goodsPaise = (grams: bigint, paisePerTon: Paise) => divideHalfUp(grams * paisePerTon, gramsPerTon)

/** A browser kept these figures: finer ones than grams and paise are no reason to fail. */
const whole = (figure: number) => BigInt(Math.round(figure))
