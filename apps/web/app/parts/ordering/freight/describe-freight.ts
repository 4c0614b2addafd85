import { freightOfLoads, type LoadedItem } from '@lohahaat/domain/inventory/freight/load-freight'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Paise } from '@lohahaat/domain/platform/money'
import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import type { Freight } from './use-freight'
import { texts } from './texts'

/** To the rupee: an estimate has no paise. */
export const formatAbout = (paise: Paise) => `₹${formatCount(divideHalfUp(paise, 100n))}`

export const nameOf = ({ pinCode, city }: Pick<Freight, 'pinCode' | 'city'>) => (city ? `${pinCode} ${city}` : pinCode)

/** What the freight of a load is told as; null where no way is known. */
export function describeFreight({ yards }: Freight, items: readonly LoadedItem[]) {
  const { paise, paisePerTon, km, days, yards: count, isPart } = freightOfLoads(yards, items)
  if (count === 0) return null
  return {
    paise,
    amount: formatAbout(paise),
    perTon: formatAbout(paisePerTon),
    way: texts.way(formatCount(km), days, count),
    isPart,
  }
}
