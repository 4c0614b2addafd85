import type { QuoteCharges } from '@lohahaat/domain/sourcing/quote'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { QuoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { Refusal } from '../../platform/refusal'

export const toCharges = (totals: QuoteTotals, { gstPercent }: FeeStructure): QuoteCharges => ({
  goodsPrice: toRupees(totals.goods),
  gstPercent: Number(fromUnits(gstPercent, 2)),
  gstAmount: toRupees(totals.gst),
  weighmentCharge: toRupees(totals.weighment),
  loadingCharge: toRupees(totals.loading),
  platformFee: toRupees(totals.platform),
  handlingFee: toRupees(totals.handling),
  freightCharge: toRupees(totals.freight),
  totalPrice: toRupees(totals.total),
  totalTons: toTons(totals.grams),
  landedCostPerTon: toRupees(totals.landedPerTon),
})

/** In paise and in grams: up to here a JSON number is exact, so that a buyer can confirm the total. */
const MOST = 10n ** 15n

/** Checked for a new quote and again for an award, since fees grow with the weight. */
export function requireExactTotals({ total, grams }: QuoteTotals) {
  if (total > MOST || grams > MOST) throw new Refusal('quoteTooLarge')
}
