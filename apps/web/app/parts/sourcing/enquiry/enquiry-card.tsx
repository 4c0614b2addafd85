import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { buttonClass } from '../../../ui/button-class'
import { Badge } from '../../../ui/badge'
import { IstTime } from '../../platform/ist-time'
import { EnquiryFacts } from './enquiry-facts'
import { EnquiryItems } from './enquiry-items'
import { EnquiryStatusBadge } from './enquiry-status-badge'
import { ListFileButton } from './list-file-button'
import { OwnQuote } from './own-quote'
import { texts } from './texts'
import { comparisonPath } from './paths'

interface EnquiryCardProps {
  enquiry: Enquiry
  /** Its position in the whole list, from 1. */
  number: number
  /** The level of its heading. */
  level: 2 | 3
  /** The available actions. */
  children: ReactNode
}

export function EnquiryCard({ enquiry, number, level, children }: EnquiryCardProps) {
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <article aria-labelledby={heading} className="rounded-box border border-line bg-card *:px-4 sm:*:px-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
        <p className="text-ink-soft">{formatCount(number)}.</p>
        <Heading id={heading} className="text-lg">
          {enquiry.leadId}
        </Heading>
        <EnquiryStatusBadge status={enquiry.status} />
        <OwnQuote enquiry={enquiry} />
        <p className="text-sm text-ink-soft sm:ml-auto">
          <IstTime instant={enquiry.raisedAt} />
        </p>
      </header>
      <div className="grid gap-x-10 py-3 desk:grid-cols-[13rem_1fr]">
        <EnquiryFacts enquiry={enquiry} />
        <div className="min-w-0 max-desk:mt-3 max-desk:border-t max-desk:border-line">
          <EnquiryItems enquiry={enquiry} />
        </div>
      </div>
      {enquiry.closeReason !== null && (
        <p className="border-t border-line py-3 text-[0.9375rem] text-ink-soft">
          {texts.closedBecause(enquiry.closeReason)}
        </p>
      )}
      <footer className="flex flex-wrap items-center gap-3 border-t border-line py-3 empty:hidden">
        {children}
        {enquiry.quoteCount > 0 && <ComparisonLink enquiry={enquiry} />}
        {enquiry.askedCount > 0 && <Badge tone="amber">{texts.askedForBetter(enquiry.askedCount)}</Badge>}
        {enquiry.fileName !== null && <ListFileButton enquiry={enquiry} />}
      </footer>
    </article>
  )
}

/** For the buyer and administrators: others must not see the number of quotes. */
function ComparisonLink({ enquiry }: { enquiry: Enquiry }) {
  const { quoteCount, leadId } = enquiry
  return (
    <Link
      to={comparisonPath(enquiry)}
      aria-label={texts.compareFor(quoteCount, leadId)}
      className={buttonClass({ size: 'small', variant: 'quiet' })}
    >
      {texts.compare(quoteCount)}
    </Link>
  )
}
