import type { QuoteAmounts } from '@lohahaat/contract/sourcing/quotes/quotes'
import { rupees } from '@lohahaat/domain/platform/money'
import type { AmountsShown } from '../../../parts/ordering/amounts/amounts-shown'

/** What a quote costs, as the server reckoned it. How the GST is split, the order says. */
export const amountsOfQuote = (quote: QuoteAmounts): AmountsShown => ({
  goods: rupees(quote.goods_Price),
  gst: rupees(quote.gsT_Price),
  gstPercent: quote.applicable_GST,
  taxLines: [],
  weighment: rupees(quote.weight_Charges),
  loading: rupees(quote.loading_Charges),
  platform: rupees(quote.plattform_Fees),
  handling: rupees(quote.material_Handling_Fees),
  freight: rupees(quote.freight_Charges),
  total: rupees(quote.total_Price_Quote),
})
