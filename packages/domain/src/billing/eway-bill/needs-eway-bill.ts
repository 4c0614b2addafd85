import type { Paise } from '../../platform/money'
import type { TaxDocument } from '../invoice'
import type { EwayLimits } from './settings'

type Load = Pick<TaxDocument, 'lines' | 'seller' | 'buyer' | 'shipTo' | 'dispatchFrom'>

/** The value that the limits are about: goods with their tax, without what is exempt. */
export const consignmentValue = (lines: TaxDocument['lines']): Paise =>
  lines.filter(({ gstRate }) => gstRate > 0n).reduce((sum, { total }) => sum + total, 0n)

export type LimitScope = 'betweenStates' | 'withinState' | 'withinCity'

/** The value up to which goods travel without a bill, by where they are loaded and delivered. */
export function ewayLimitOf(places: Omit<Load, 'lines'>, limits: EwayLimits): { limitOf: LimitScope; limit: Paise } {
  const from = (places.dispatchFrom ?? places.seller).address
  const to = (places.shipTo ?? places.buyer).address
  if (from.stateCode !== to.stateCode) return { limitOf: 'betweenStates', limit: limits.betweenStates }
  const own = limits.ofStates[from.stateCode]
  const isOneCity = from.city.trim().toLowerCase() === to.city.trim().toLowerCase()
  if (isOneCity && own?.withinCity !== undefined) return { limitOf: 'withinCity', limit: own.withinCity }
  return { limitOf: 'withinState', limit: own?.withinState ?? limits.withinState }
}

/** Whether goods may only travel with an e-way bill: strictly above the limit. */
export const needsEwayBill = ({ lines, ...places }: Load, limits: EwayLimits): boolean =>
  consignmentValue(lines) > ewayLimitOf(places, limits).limit
