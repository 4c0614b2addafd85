import type { QuoteCharges } from '@lohahaat/domain/sourcing/quote'
import { rupees } from '@lohahaat/domain/platform/money'
import type { AmountsShown } from '../../../parts/ordering/amounts/amounts-shown'

/** What a quote costs, as the server reckoned it. How the GST is split, the order says. */
export const amountsOfQuote = (quote: QuoteCharges): AmountsShown => ({
  goods: rupees(quote.goodsPrice),
  gst: rupees(quote.gstAmount),
  gstPercent: quote.gstPercent,
  taxLines: [],
  weighment: rupees(quote.weighmentCharge),
  loading: rupees(quote.loadingCharge),
  platform: rupees(quote.platformFee),
  handling: rupees(quote.handlingFee),
  freight: rupees(quote.freightCharge),
  total: rupees(quote.totalPrice),
})
