import { divideHalfUp } from '../platform/decimal'
import { linePaise, type PricedLine } from '../catalogue/line-price'
import type { Paise } from '../platform/money'
import { feeGrams, totalGrams } from '../catalogue/tons'
import { gramsPerTon } from '../platform/weight-units'

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

/** With freight, which is part of the total and not taxed here: GST is of the goods. */
export const withFreight = (totals: CartTotals, freight: Paise) => ({
  ...totals,
  freight,
  total: totals.total + freight,
})

/** What a cart costs. Each shown amount is rounded by itself, so that the total is the sum a buyer can add up. */
export function cartTotals(lines: readonly CartLine[], fees: FeeStructure): CartTotals {
  const goods = lines.reduce((sum, line) => sum + linePaise(line), 0n)
  const brands = new Set(lines.map((line) => line.brandId)).size
  return { ...totalsOfGoods({ goods, grams: feeGrams(lines), brands }, fees), grams: totalGrams(lines) }
}

/** As cartTotals, for goods whose price is settled already. */
export function totalsOfGoods(
  { goods, grams, brands }: { goods: Paise; grams: bigint; brands: number },
  fees: FeeStructure,
): CartTotals {
  const gst = divideHalfUp(goods * fees.gstPercent, 10_000n)
  const { weighment } = fees
  const loading = divideHalfUp(grams * fees.loadingPerTon, gramsPerTon)
  const platform = divideHalfUp(grams * fees.platformPerTon, gramsPerTon)
  // Each brand beyond the first is one more lot to handle, and an empty cart has none.
  const handling = BigInt(Math.max(brands - 1, 0)) * fees.handlingPerExtraBrand
  const total = goods + gst + weighment + loading + platform + handling
  return { goods, gst, weighment, loading, platform, handling, total, grams }
}
