import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Amounts } from '../../../parts/ordering/amounts/amounts'
import { formatTons } from '../../../parts/platform/format'
import { QuoteTermsList } from '../../../parts/sourcing/quote/quote-terms-list'
import { amountsOfQuote } from './amounts-of-quote'
import { texts } from './texts'

/** What an order from a quote costs, part by part. */
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
