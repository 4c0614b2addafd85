import type { PriceUnit } from '../catalogue/price-unit'
import type { Unit } from '../catalogue/tons'
import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'

/** How a line of an order is priced. */
export interface PricedOrderLine {
  unit: Unit
  /** What the price is per. */
  per: PriceUnit
  price: Paise
  /** What one piece weighs; null where that isn't known. */
  pieceGrams: bigint | null
  /** Of a piece. */
  millimetres: bigint
  /** What was ordered of it, and at which sum. */
  ordered: { grams: bigint; paise: Paise }
}

/** What of it is on a truck; pieces are null where they weren't counted. */
interface LoadOfLine {
  pieces: bigint | null
  grams: bigint
}

/**
 * A rate per ton, or the price of the load where it was quoted per piece or metre. Where tons were ordered, pieces are the
 * weight by that of a piece, as in the quote; without the weight of a piece the load takes its part of the sum.
 */
export function priceLoad(line: PricedOrderLine, load: LoadOfLine): { ratePerTon: Paise; settledGoods?: Paise } {
  const { unit, per, price, pieceGrams, millimetres, ordered } = line
  if (per === 'Ton') return { ratePerTon: price }
  if (per === 'Kg') return { ratePerTon: price * 1000n }
  const [units, parts] = per === 'Metre' ? [millimetres, 1000n] : [1n, 1n]
  const settledGoods =
    unit === 'Pieces' && load.pieces !== null
      ? divideHalfUp(load.pieces * units * price, parts)
      : pieceGrams !== null
        ? divideHalfUp(load.grams * units * price, pieceGrams * parts)
        : divideHalfUp(ordered.paise * load.grams, ordered.grams)
  return { ratePerTon: 0n, settledGoods }
}
