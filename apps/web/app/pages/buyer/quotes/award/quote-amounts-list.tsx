import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { Quote, QuoteCharges } from '@lohahaat/domain/sourcing/quote'
import { Amounts } from '../../../../parts/ordering/amounts/amounts'
import { formatTons } from '../../../../parts/platform/format'
import { QuoteTermsList } from '../../../../parts/sourcing/quote/quote-terms-list'
import type { AmountsShown } from '../../../../parts/ordering/amounts/amounts-shown'
import { texts } from '../texts'

/** The amounts of an order from a quote. */
export function QuoteAmountsList({ amounts: quote }: { amounts: Quote }) {
  return (
    <>
      <Amounts amounts={amountsOfQuote(quote)} />
      <p className="mt-1 mb-4 text-right text-sm text-ink-soft">
        {texts.award.landed(formatTons(quote.totalTons), formatRupees(rupees(quote.landedCostPerTon)))}
      </p>
      <QuoteTermsList terms={quote} />
    </>
  )
}

/** The amounts of a quote as calculated by the server. The split of the GST is known with the order. */
const amountsOfQuote = (quote: QuoteCharges): AmountsShown => ({
  goods: rupees(quote.goodsPrice),
  gst: rupees(quote.gstAmount),
  gstPercent: quote.gstPercent,
  taxLines: [],
  weighment: rupees(quote.weighmentCharge),
  loading: rupees(quote.loadingCharge),
  platform: rupees(quote.platformFee),
  handling: rupees(quote.handlingFee),
  freight: rupees(quote.freightCharge),
  isFreightAgreed: false,
  total: rupees(quote.totalPrice),
})
