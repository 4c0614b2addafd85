import { divideHalfUp } from '../../platform/decimal'
import type { Paise } from '../../platform/money'
import { gramsPerTon } from '../../platform/weight-units'
import { type FreightWay, truckFor } from './freight'

/** The way from one yard, with the items that it stocks. */
export interface FreightYard extends FreightWay {
  itemIds: readonly number[]
}

export interface LoadedItem {
  /** Null for what no yard stocks. */
  itemId: number | null
  grams: bigint
}

/** What it costs to bring several items to one place. */
export interface LoadFreight {
  paise: Paise
  /** What it is the freight of. */
  grams: bigint
  /** Of the whole load by the ton. */
  paisePerTon: Paise
  /** From how many yards. */
  yards: number
  /** From the farthest yard. */
  km: number
  days: number
  /** A part of the load comes over a way that isn't known, and is in none of these figures. */
  isPart: boolean
}

/**
 * Each yard sends its own truck, of the size that its load needs. All of it is rounded once, so that a figure never
 * depends on how a cart is spread over yards of the same rate.
 */
export function freightOfLoads(yards: readonly FreightYard[], items: readonly LoadedItem[]): LoadFreight {
  const loads = yards.flatMap((yard) => {
    const stocked = new Set(yard.itemIds)
    const own = items.filter(({ itemId }) => itemId !== null && stocked.has(itemId))
    const grams = gramsOf(own)
    const truck = truckFor(yard, grams)
    return truck && own.length > 0 ? [{ yard, grams, count: own.length, cost: truck.paisePerTon * grams }] : []
  })
  const cost = loads.reduce((sum, load) => sum + load.cost, 0n)
  const grams = gramsOf(loads)
  return {
    paise: divideHalfUp(cost, gramsPerTon),
    grams,
    paisePerTon: grams === 0n ? 0n : divideHalfUp(cost, grams),
    yards: loads.length,
    km: Math.max(0, ...loads.map(({ yard }) => yard.km)),
    days: Math.max(0, ...loads.map(({ yard }) => yard.days)),
    isPart: loads.reduce((sum, { count }) => sum + count, 0) < items.length,
  }
}

const gramsOf = (loads: readonly { grams: bigint }[]) => loads.reduce((sum, { grams }) => sum + grams, 0n)
