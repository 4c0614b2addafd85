import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { CloseButton } from '../../../parts/sourcing/enquiry/close-button'
import { EnquiryStatusBadge } from '../../../parts/sourcing/enquiry/enquiry-status-badge'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { EnquiryBox } from '../../../parts/sourcing/quote/enquiry-box'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { useClock } from '../../../ui/time/use-clock'
import { EmptyState } from '../../../ui/messages/states'
import { AwardBar } from './award/award-bar'
import { AwardCell } from './award/award-cell'
import { AwardDialog } from './award/award-dialog'
import { QuickChoices } from './award/quick-choices'
import { SplitCard } from './award/split-card'
import type { Award } from './award/use-award'
import { useChoice } from './award/use-choice'
import { AskDialog, type Asked } from './better/ask-dialog'
import { type Sorting, sortQuotes } from './compare'
import { ComparisonTools } from './comparison-tools'
import type { LoadedQuotes } from './load-quotes'
import { Outcome } from './outcome'
import { NegotiationTable } from './table/negotiation-table'
import { benchmarks, freights, scoreCards, useBeside } from './use-beside'
import { texts } from './texts'
import { VersionsDialog } from './versions/versions-dialog'

export function Comparison({ enquiry, quotes: loaded, total, split, addresses, limits }: LoadedQuotes) {
  const { userId, isAdmin, buys } = useSession()
  const isBuyer = buys && enquiry.buyerId === userId
  const isOpen = enquiry.status === 'InProgress'
  const [sorting, setSorting] = useState<Sorting>('landed')
  const [award, setAward] = useState<Award | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const quotes = sortQuotes(useStandingNow(loaded), sorting)
  const [readBack, setReadBack] = useState<Quote | null>(null)
  const freight = useBeside(freights, enquiry.enquiryId)
  const rates = useBeside(benchmarks, enquiry.enquiryId)
  const scores = useBeside(scoreCards, enquiry.enquiryId)
  const choice = useChoice(enquiry.enquiryId, quotes)
  const chosen = isBuyer && isOpen ? choice : null
  const actionOf = (quote: Quote) => (
    <AwardCell quote={quote} enquiry={enquiry} onAccept={isBuyer ? () => setAward({ quote }) : null} />
  )
  function awardChosen() {
    const { cells, shown } = choice
    if (shown.sum && shown.isCurrent) setAward({ cells, sum: shown.sum })
  }
  return (
    <Page
      title={texts.title}
      badge={<EnquiryStatusBadge status={enquiry.status} />}
      intro={
        <>
          <Sentence
            text={texts.intro}
            marks={{ leadId: () => <span className="font-semibold text-ink">{enquiry.leadId}</span> }}
          />
          <span className="print:hidden">
            {' · '}
            <Link to={listPath(isAdmin)} className="link">
              {isAdmin ? texts.allEnquiries : texts.ownEnquiries}
            </Link>
          </span>
        </>
      }
      action={
        (isBuyer || isAdmin) && (
          <div className="print:hidden">
            <CloseButton enquiry={enquiry} />
          </div>
        )
      }
    >
      <div data-prints="wide" className="grid gap-4 sm:gap-6">
        <EnquiryBox enquiry={enquiry} />
        {!isOpen && <Outcome enquiry={enquiry} quotes={quotes} />}
        {quotes.length === 0 ? (
          <NoQuotes isOpen={isOpen} />
        ) : (
          <div className="grid min-w-0 gap-3">
            {total > quotes.length && <p className="text-ink-soft">{texts.onlyLowest(quotes.length, total)}</p>}
            <ComparisonTools enquiry={enquiry} sorting={sorting} onSort={setSorting} />
            {chosen && <QuickChoices quotes={quotes} split={split} chosen={chosen} />}
            <NegotiationTable
              enquiry={enquiry}
              quotes={quotes}
              freight={freight}
              benchmarks={rates}
              scores={scores}
              chosen={chosen}
              onAsk={chosen && ((quote, enquiryItemId) => setAsked({ quote, enquiryItemId }))}
              onVersions={setReadBack}
              action={isBuyer || !isOpen ? actionOf : null}
            />
          </div>
        )}
        {isOpen && split && (
          <SplitCard split={split} items={enquiry.enquiryItems} onAccept={isBuyer ? () => setAward({ split }) : null} />
        )}
      </div>
      {chosen && quotes.length > 0 && <AwardBar chosen={chosen} onAward={awardChosen} />}
      <VersionsDialog quote={readBack} items={enquiry.enquiryItems} onClose={() => setReadBack(null)} />
      <AskDialog asked={asked} enquiry={enquiry} onClose={() => setAsked(null)} />
      <AwardDialog
        award={award}
        enquiry={enquiry}
        addresses={addresses}
        limits={limits}
        onClose={() => setAward(null)}
      />
    </Page>
  )
}

/** Marks quotes as expired when they run out while the page is open. */
function useStandingNow(quotes: readonly Quote[]): readonly Quote[] {
  const ids = useClock((now) =>
    quotes
      .filter(({ validUntil }) => validUntil !== null && Date.parse(validUntil) <= now)
      .map(({ quoteId }) => quoteId)
      .join(' '),
  )
  const expired = new Set(ids?.split(' ').map(Number))
  return quotes.map((quote) => (expired.has(quote.quoteId) ? { ...quote, expired: true } : quote))
}

function NoQuotes({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return <EmptyState title={texts.none.closed} />
  return (
    <EmptyState title={texts.none.open}>
      <p className="mx-auto max-w-lg">{texts.none.whatToExpect}</p>
    </EmptyState>
  )
}
