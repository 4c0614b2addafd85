import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { texts } from '../texts'

interface AwardCellProps {
  quote: Quote
  enquiry: Enquiry
  /** Null for administrators, who can only view. */
  onAccept: (() => void) | null
}

/** The button to accept a quote, or why it cannot be accepted. */
export function AwardCell({ quote, enquiry, onAccept }: AwardCellProps) {
  const note = useId()
  if (quote.accepted) {
    return quote.orderId === null ? (
      <p className="font-semibold text-green">{texts.award.accepted}</p>
    ) : (
      <Link to={`/orderDetails/${quote.orderId}`} className={buttonClass({ size: 'small', wide: true })}>
        {texts.award.viewOrder}
      </Link>
    )
  }
  if (!onAccept) return null
  const reason = describeReason(quote, enquiry)
  return (
    <>
      <Button
        size="small"
        wide
        disabled={reason !== null}
        aria-describedby={reason ? note : undefined}
        aria-label={texts.award.acceptQuoteOf(quote.party)}
        onClick={onAccept}
      >
        {texts.award.accept}
      </Button>
      {reason && (
        <p id={note} className="mt-1 text-sm text-ink-soft">
          {reason}
        </p>
      )}
    </>
  )
}

function describeReason({ outdated, expired }: Quote, { status }: Enquiry): string | null {
  if (status === 'Completed') return texts.award.enquiryCompleted
  if (outdated) return texts.award.outdated
  return expired ? texts.award.expired : null
}
