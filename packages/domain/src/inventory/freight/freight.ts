import { divideHalfUp } from '../../platform/decimal'
import type { Paise } from '../../platform/money'
import { gramsPerTon } from '../../platform/weight-units'

/** What a truck of a size costs up to a distance. */
export interface FreightRate {
  truckTons: number
  upToKm: number
  paisePerTonKm: Paise
}

export interface FreightTerms {
  /** How much longer the road is than the straight line. */
  roadFactorPercent: number
  kmPerDay: number
  /** Short ways cost at least this much. */
  leastPaisePerTon: Paise
  rates: readonly FreightRate[]
  /** Whether orders are charged with it, or it is only told. */
  isCharged: boolean
}

/** The way from a yard to a place, and what a ton costs on it by each truck, the smallest first. */
export interface FreightWay {
  km: number
  days: number
  trucks: readonly { truckTons: number; paisePerTon: Paise }[]
}

export interface FreightEstimate {
  truckTons: number
  paisePerTon: Paise
  /** For the whole load. */
  paise: Paise
}

/** A way at these terms. Beyond the last distance of a truck its rate goes on; short ways cost the least. */
export function priceWay(terms: FreightTerms, km: number): FreightWay {
  const sizes = [...new Set(terms.rates.map(({ truckTons }) => truckTons))].sort((a, b) => a - b)
  const trucks = sizes.map((truckTons) => {
    const bands = terms.rates.filter((rate) => rate.truckTons === truckTons).sort((a, b) => a.upToKm - b.upToKm)
    const band = bands.find(({ upToKm }) => km <= upToKm) ?? bands.at(-1)
    const byDistance = (band?.paisePerTonKm ?? 0n) * BigInt(km)
    return { truckTons, paisePerTon: byDistance > terms.leastPaisePerTon ? byDistance : terms.leastPaisePerTon }
  })
  return { km, days: Math.max(1, Math.ceil(km / terms.kmPerDay)), trucks }
}

/** The smallest truck that takes a load, or the largest where none does; undefined where no rates are entered. */
export const truckFor = ({ trucks }: FreightWay, grams: bigint) =>
  trucks.find(({ truckTons }) => BigInt(truckTons) * gramsPerTon >= grams) ?? trucks.at(-1)

/** What a load costs on a way, by the truck that takes it. Null where no rates are entered. */
export function estimateFreight(way: FreightWay, grams: bigint): FreightEstimate | null {
  const truck = truckFor(way, grams)
  return truck ? { ...truck, paise: divideHalfUp(truck.paisePerTon * grams, gramsPerTon) } : null
}
