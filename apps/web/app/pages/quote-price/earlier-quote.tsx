import type { QuotedEnquiry } from '@lohahaat/contract/enquiry/quote-price'
import { IstTime } from '../../parts/ist-time'
import { QuoteMarks } from '../../parts/quote/quote-marks'
import { Sentence } from '../../ui/sentence'
import { texts } from './texts'

interface EarlierQuoteProps {
  quote: NonNullable<QuotedEnquiry['quote']>
  isOutdated: boolean
  isAccepted?: boolean
}

/** How the party's own quote stands. */
export function EarlierQuote({
  quote: { quotedAt, isExpired, rank },
  isOutdated,
  isAccepted = false,
}: EarlierQuoteProps) {
  return (
    <div className="rounded-box border border-line bg-card px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <Sentence text={texts.earlier.quotedOn} marks={{ time: () => <IstTime instant={quotedAt} /> }} />
        </span>
        <QuoteMarks outdated={isOutdated} expired={isExpired} accepted={isAccepted} />
      </p>
      {rank && <p className="mt-1 font-semibold">{texts.earlier.rank(rank)}</p>}
      {isOutdated && <p className="mt-1 text-[0.9375rem] text-ink-soft">{texts.earlier.outdated}</p>}
    </div>
  )
}
