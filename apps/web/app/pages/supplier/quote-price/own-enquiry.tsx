import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { Link } from 'react-router'
import { comparisonPath } from '../../../parts/sourcing/enquiry/paths'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { texts } from './texts'

/** Instead of the form, for the buyer himself. */
export function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  return (
    <EmptyState title={refusalTexts.ownEnquiry}>
      <p>{texts.ownEnquiry.note}</p>
      <Link to={comparisonPath(enquiry)} className={`${buttonClass({ variant: 'main' })} mt-5`}>
        {texts.ownEnquiry.compareQuotes}
      </Link>
    </EmptyState>
  )
}
