import { divideHalfUp } from './decimal'
import { linePaise, type PricedLine } from './line-price'
import type { Paise } from './money'
import { feeGrams, gramsPerTon, totalGrams } from './tons'

export type FeeStructure = {
  /** Hundredths of a percent: 18 % is 1800. */
  gstPercent: bigint
  weighment: Paise
  loadingPerTon: Paise
  platformPerTon: Paise
  handlingPerExtraBrand: Paise
}

export type CartLine = PricedLine & { brandId: number }

export type CartTotals = {
  goods: Paise
  gst: Paise
  weighment: Paise
  loading: Paise
  platform: Paise
  handling: Paise
  total: Paise
  grams: bigint
}

/** What a cart costs. Each shown amount is rounded by itself, so that the total is the sum a buyer can add up. */
export function cartTotals(lines: readonly CartLine[], fees: FeeStructure): CartTotals {
  const chargedGrams = feeGrams(lines)
  const goods = lines.reduce((sum, line) => sum + linePaise(line), 0n)
  const gst = divideHalfUp(goods * fees.gstPercent, 10_000n)
  const { weighment } = fees
  const loading = divideHalfUp(chargedGrams * fees.loadingPerTon, gramsPerTon)
  const platform = divideHalfUp(chargedGrams * fees.platformPerTon, gramsPerTon)
  const handling = extraBrands(lines) * fees.handlingPerExtraBrand
  const total = goods + gst + weighment + loading + platform + handling
  return { goods, gst, weighment, loading, platform, handling, total, grams: totalGrams(lines) }
}

/** Brands beyond the first: each is one more lot to handle, and an empty cart has none. */
function extraBrands(lines: readonly CartLine[]): bigint {
  const brands = new Set(lines.map((line) => line.brandId)).size
  return BigInt(Math.max(brands - 1, 0))
}
