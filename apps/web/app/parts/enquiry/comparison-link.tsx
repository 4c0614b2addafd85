import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class'
import { formatCount } from '../../ui/format-count'
import { comparisonPath } from './paths'

/** For the buyer and administrators: others are not told how many quotes there are. */
export function ComparisonLink({ enquiry }: { enquiry: Enquiry }) {
  const { quoteCount, leadId } = enquiry
  return (
    <Link to={comparisonPath(enquiry)} className={buttonClass({ size: 'small', variant: 'quiet' })}>
      {quoteCount === 1 ? '1 quote' : `${formatCount(quoteCount)} quotes`} · Compare
      <span className="sr-only"> for {leadId}</span>
    </Link>
  )
}
