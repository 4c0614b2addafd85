import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { ShareButton } from '../../../parts/platform/share/share-button'
import { IstTime } from '../../../parts/platform/ist-time'
import { QuoteMarks } from '../../../parts/sourcing/quote/quote-marks'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

interface EarlierQuoteProps {
  enquiry: QuotedEnquiry & { quote: NonNullable<QuotedEnquiry['quote']> }
}

/** The state of the party's own quote, which it may share. */
export function EarlierQuote({ enquiry }: EarlierQuoteProps) {
  const { quote, ownQuote, status, showRank } = enquiry
  const { quotedAt, isExpired, rankTold, ranksLeft } = quote
  const isOutdated = ownQuote === 'outdated'
  return (
    <div className="rounded-box border border-line bg-card px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <Sentence text={texts.earlier.quotedOn} marks={{ time: () => <IstTime instant={quotedAt} /> }} />
          </span>
          <QuoteMarks outdated={isOutdated} expired={isExpired} accepted={ownQuote === 'accepted'} />
        </p>
        <ShareButton
          size="small"
          path={`/quotePrice/${enquiry.enquiryId}`}
          load={async () => {
            const { quoteMessage } = await import('@lohahaat/domain/site/messages/quote-message')
            const shared = { ...quote, leadId: enquiry.leadId, lines: enquiry.enquiryItems }
            return (showsPrices) => quoteMessage(shared, showsPrices)
          }}
        />
      </div>
      {rankTold && <p className="mt-1 font-semibold">{texts.earlier.rank[rankTold]}</p>}
      {showRank && status === 'InProgress' && (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{texts.earlier.ranksLeft(ranksLeft)}</p>
      )}
      {isOutdated && <p className="mt-1 text-[0.9375rem] text-ink-soft">{texts.earlier.outdated}</p>}
    </div>
  )
}
