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

export interface FreightEstimate {
  km: number
  days: number
  truckTons: number
  paisePerTon: Paise
  /** For the whole load. */
  paise: Paise
}

/**
 * Estimates the freight of a load by the smallest truck that takes it, or by the largest where none does. Beyond the
 * last distance its rate goes on. Null where no rates are entered.
 */
export function estimateFreight(terms: FreightTerms, km: number, grams: bigint): FreightEstimate | null {
  const trucks = [...new Set(terms.rates.map(({ truckTons }) => truckTons))].sort((a, b) => a - b)
  const truckTons = trucks.find((tons) => BigInt(tons) * gramsPerTon >= grams) ?? trucks.at(-1)
  const bands = terms.rates.filter((rate) => rate.truckTons === truckTons).sort((a, b) => a.upToKm - b.upToKm)
  const band = bands.find(({ upToKm }) => km <= upToKm) ?? bands.at(-1)
  if (truckTons === undefined || !band) return null
  const byDistance = band.paisePerTonKm * BigInt(km)
  const paisePerTon = byDistance > terms.leastPaisePerTon ? byDistance : terms.leastPaisePerTon
  return {
    km,
    days: Math.max(1, Math.ceil(km / terms.kmPerDay)),
    truckTons,
    paisePerTon,
    paise: divideHalfUp(paisePerTon * grams, gramsPerTon),
  }
}
