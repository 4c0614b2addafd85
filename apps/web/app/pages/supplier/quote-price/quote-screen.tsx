import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Link, useSearchParams } from 'react-router'
import { EnquiryBox } from '../../../parts/sourcing/quote/enquiry-box'
import { useSession } from '../../../api/session/use-session'
import { EnquiryStatusBadge } from '../../../parts/sourcing/enquiry/enquiry-status-badge'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { comparisonPath } from '../../../parts/sourcing/enquiry/paths'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { BuyerCard } from './buyer-card'
import { ClosedQuote } from './closed-quote'
import type { Brand } from './lines/line-values'
import { QuoteForm } from './quote-form'
import { texts } from './texts'

interface QuoteScreenProps {
  enquiry: QuotedEnquiry
  /** Payment terms to choose from. */
  paymentTerms: readonly string[]
  brands: readonly Brand[]
  /** The list that he came from. */
  back: string
}

export function QuoteScreen({ enquiry, paymentTerms, brands, back }: QuoteScreenProps) {
  const { userId } = useSession()
  const isOwn = enquiry.buyerId === userId
  const isOpen = enquiry.status === 'InProgress'
  // What he typed without a network, and was refused, he gets back even where it can no longer be sent.
  const isGivenBack = useSearchParams()[0].has('mend')
  return (
    <Page
      title={texts.title}
      badge={<EnquiryStatusBadge status={enquiry.status} />}
      intro={
        <Sentence
          text={texts.intro[isOwn ? 'own' : isOpen ? 'open' : 'completed']}
          marks={{ leadId: () => <span className="font-semibold text-ink">{enquiry.leadId}</span> }}
        />
      }
    >
      <div className="grid gap-4 sm:gap-6">
        <EnquiryBox enquiry={enquiry} />
        {enquiry.buyerContact && <BuyerCard contact={enquiry.buyerContact} />}
        {isOwn ? (
          <OwnEnquiry enquiry={enquiry} />
        ) : isOpen || isGivenBack ? (
          <QuoteForm enquiry={enquiry} paymentTerms={paymentTerms} brands={brands} back={back} />
        ) : (
          <ClosedQuote enquiry={enquiry} back={back} />
        )}
      </div>
    </Page>
  )
}

/** Replaces the form for the buyer's own enquiry. */
function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  return (
    <EmptyState title={refusalTexts.ownEnquiry}>
      <p>{texts.ownEnquiry.note}</p>
      <Link to={comparisonPath(enquiry)} className={`${buttonClass({ variant: 'main' })} mt-5`}>
        {texts.ownEnquiry.compareQuotes}
      </Link>
    </EmptyState>
  )
}
