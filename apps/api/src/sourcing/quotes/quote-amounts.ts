import type { QuoteAmounts } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { QuoteTotals } from '@lohahaat/domain/sourcing/quote'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { Refusal } from '../../platform/refusal'

export const amountsOnWire = (totals: QuoteTotals, { gstPercent }: FeeStructure): QuoteAmounts => ({
  goods_Price: toRupees(totals.goods),
  applicable_GST: Number(fromUnits(gstPercent, 2)),
  gsT_Price: toRupees(totals.gst),
  weight_Charges: toRupees(totals.weighment),
  loading_Charges: toRupees(totals.loading),
  plattform_Fees: toRupees(totals.platform),
  material_Handling_Fees: toRupees(totals.handling),
  freight_Charges: toRupees(totals.freight),
  total_Price_Quote: toRupees(totals.total),
  total_Quantity: toTons(totals.grams),
  landed_Cost_Per_Ton: toRupees(totals.landedPerTon),
})

/** In paise and in grams alike: as far as a number of the wire is exact, and a buyer can say which total he saw. */
const MOST = 10n ** 15n

/** Asked when a quote comes in, and again when it is awarded, since fees grow by the ton. */
export function requireHoldable({ total, grams }: QuoteTotals) {
  if (total > MOST || grams > MOST) throw new Refusal('quoteTooLarge')
}
