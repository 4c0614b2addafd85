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

/** In paise and in grams alike: as far as a number of the wire is exact, and a buyer can say which total he saw. */
const MOST = 10n ** 15n

/** Asked when a quote comes in, and again when it is awarded, since fees grow by the ton. */
export function requireHoldable({ total, grams }: QuoteTotals) {
  if (total > MOST || grams > MOST) throw new Refusal('quoteTooLarge')
}
