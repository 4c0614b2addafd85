import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { PencilIcon } from '../../../ui/icons'
import { offeredStep } from './offered-step'
import { editPath, quotePath } from './paths'
import { texts } from './texts'

/** In a list of everybody's enquiries: the link to quote, or to edit the reader's own. */
export function StepLink({ enquiry }: { enquiry: Enquiry }) {
  const step = offeredStep(enquiry, useSession())
  if (step === 'edit') return <EditLink enquiry={enquiry} />
  if (step === null) return null
  return (
    <Link
      to={quotePath(enquiry)}
      aria-label={texts.quotePriceFor(enquiry.leadId)}
      className={buttonClass({ size: 'small', variant: 'quiet' })}
    >
      {texts.quotePrice}
    </Link>
  )
}

export function EditLink({ enquiry }: { enquiry: Enquiry }) {
  return (
    <Link
      to={editPath(enquiry)}
      aria-label={texts.editEnquiry(enquiry.leadId)}
      className={buttonClass({ size: 'small' })}
    >
      <PencilIcon className="size-4.5 text-ink-soft" />
      {texts.edit}
    </Link>
  )
}
