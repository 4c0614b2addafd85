import type { splitGstForBuyer } from '@lohahaat/domain/ordering/gst'
import type { Paise } from '@lohahaat/domain/platform/money'

/** What a cart or an order costs, part by part. */
export interface AmountsShown {
  goods: Paise
  gst: Paise
  gstPercent: number
  /** How the GST is split; empty while the buyer's GST number isn't known. */
  taxLines: ReturnType<typeof splitGstForBuyer>
  weighment: Paise
  loading: Paise
  platform: Paise
  handling: Paise
  freight: Paise
  total: Paise
}
