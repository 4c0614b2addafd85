import { rupees, toRupees } from '../../platform/money'
import type { FreightYard } from './load-freight'

/** As FreightYard, in rupees. */
export interface YardRates {
  itemIds: number[]
  km: number
  days: number
  /** The smallest first. */
  trucks: { truckTons: number; rupeesPerTon: number }[]
}

export const toYardRates = (yards: readonly FreightYard[]): YardRates[] =>
  yards.map(({ itemIds, trucks, ...way }) => ({
    ...way,
    itemIds: [...itemIds],
    trucks: trucks.map(({ truckTons, paisePerTon }) => ({ truckTons, rupeesPerTon: toRupees(paisePerTon) })),
  }))

export const yardsOf = (rates: readonly YardRates[]): FreightYard[] =>
  rates.map(({ trucks, ...way }) => ({
    ...way,
    trucks: trucks.map(({ truckTons, rupeesPerTon }) => ({ truckTons, paisePerTon: rupees(rupeesPerTon) })),
  }))
