import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import type { Quote } from '@lohahaat/contract/enquiry/quotes'
import { Link } from 'react-router'
import { CheckIcon } from '../../ui/icons'
import { texts } from './texts'

/** How a completed enquiry ended: to whom it went, with the way to the order, or why to nobody. */
export function Outcome({ enquiry, quotes }: { enquiry: Enquiry; quotes: readonly Quote[] }) {
  const accepted = quotes.filter((quote) => quote.accepted)
  if (accepted.length === 0) {
    return (
      <p className="rounded-box border border-line bg-card px-5 py-4 sm:px-6">
        <strong className="font-semibold">{texts.closedWithoutAnAward}</strong> {enquiry.closeReason}
      </p>
    )
  }
  return (
    <ul className="grid gap-1 rounded-box border border-green bg-green-wash px-5 py-4 sm:px-6">
      {accepted.map(({ quoteId, party, groupOrderId }) => (
        <li key={quoteId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CheckIcon className="size-5 shrink-0 text-green" />
          <span className="min-w-0 wrap-anywhere">
            Accepted: <strong className="font-semibold">{party}</strong>
          </span>
          {groupOrderId !== null && (
            <Link to={`/orderDetails/${groupOrderId}`} className="link print:hidden">
              {texts.viewOrder}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
