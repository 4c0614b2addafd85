import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { comparisonPath } from './paths'
import { texts } from './texts'

/** For the buyer and administrators: others are not told how many quotes there are. */
export function ComparisonLink({ enquiry }: { enquiry: Enquiry }) {
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
