import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees, toRupees } from '@lohahaat/domain/platform/money'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { formatAbout } from '../../../../parts/ordering/freight/describe-freight'
import type { Row } from './rows'
import type { QuoteFreights } from '../use-beside'
import { texts } from '../texts'

/** What a ton costs at the gate with freight as estimated, where a quote names none. */
export const deliveredRows = (freight: QuoteFreights): Row[] => {
  const aboutOf = (quote: Quote) => freight.get(quote.quoteId)
  const figure = (quote: Quote) =>
    quote.freightPerTon === null && !aboutOf(quote)
      ? null
      : toRupees(rupees(quote.landedCostPerTon) + rupees(aboutOf(quote)?.rupeesPerTon ?? 0))
  if (freight.size === 0) return []
  return [
    {
      key: 'delivered',
      title: texts.table.delivered,
      figure,
      cell: (quote) => {
        const [about, rate] = [aboutOf(quote), figure(quote)]
        if (rate === null) return null
        return (
          <>
            {about ? texts.table.about(formatAbout(rupees(rate))) : formatRupees(rupees(rate))}
            <p className="text-[0.93em] font-normal whitespace-nowrap text-ink-soft">
              {about
                ? texts.table.freightAbout(formatAbout(rupees(about.rupeesPerTon)), formatCount(about.km), about.days)
                : texts.table.freightQuoted}
            </p>
          </>
        )
      },
    },
  ]
}
