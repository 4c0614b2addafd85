import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { Link } from 'react-router'
import { CheckIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { CopyRest } from './award/copy-rest'
import { texts } from './texts'

const strong = (words: string) => <strong className="font-semibold">{words}</strong>

/** The outcome of a completed enquiry: the awarded party with a link to the order, or the reason for closing. */
export function Outcome({ enquiry, quotes }: { enquiry: Enquiry; quotes: readonly Quote[] }) {
  const accepted = quotes.filter((quote) => quote.accepted)
  if (accepted.length === 0) {
    return (
      <p className="rounded-box border border-line bg-card px-5 py-4 sm:px-6">
        <Sentence text={texts.outcome.closed} marks={{ strong, reason: () => enquiry.closeReason }} />
      </p>
    )
  }
  return (
    <div className="rounded-box border border-green bg-green-wash px-5 py-4 sm:px-6">
      <ul className="grid gap-1">
        {accepted.map(({ quoteId, party, orderId, items }) => (
          <li key={quoteId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <CheckIcon className="mt-0.5 size-5 text-green" />
            <p className="flex flex-wrap gap-x-3 wrap-anywhere">
              <span>
                <Sentence text={texts.outcome.accepted} marks={{ party: () => strong(party) }} />
              </span>
              <span>{texts.outcome.lines(items.filter(({ ordered }) => ordered).length)}</span>
              {orderId !== null && (
                <Link to={`/orderDetails/${orderId}`} className="link print:hidden">
                  {texts.award.viewOrder}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
      <CopyRest enquiry={enquiry} quotes={accepted} />
    </div>
  )
}
