import { usualChangeTimes } from '../eway-bill/validity'
import { knownGstRates, type FigureLimits } from '../checks/check-figures'

export interface EInvoiceSettings extends FigureLimits {
  /** Days in which a document has to be reported; null where the turnover is too small for that. */
  reportWithinDays: number | null
  /** The GST number of the marketplace, where it is an e-commerce operator and not the seller; null otherwise. */
  marketplaceGstin: string | null
  /** Hours in which the portal cancels an IRN. */
  cancelHours: number
}

export const usualEInvoiceSettings: EInvoiceSettings = {
  mostLines: 1000,
  hsnDigits: 6,
  gstRates: knownGstRates,
  reportWithinDays: 30,
  marketplaceGstin: null,
  cancelHours: usualChangeTimes.cancelHours,
}
