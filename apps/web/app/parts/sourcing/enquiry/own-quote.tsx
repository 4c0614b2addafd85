import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Badge } from '../../../ui/badge'
import { useClock } from '../../../ui/time/use-clock'
import { texts } from './texts'

/** The state of the reader's own quote: how much of the enquiry it offers, and whether the buyer waits for a better one. */
export function OwnQuote({ enquiry }: { enquiry: Enquiry }) {
  const { ownQuote, ownAsked } = enquiry
  if (ownQuote === 'none') return null
  return (
    <>
      {ownQuote === 'given' && <Badge tone="steel">{describeOffer(enquiry)}</Badge>}
      {ownQuote === 'outdated' && <Badge tone="amber">{texts.ownQuote.outdated}</Badge>}
      {ownQuote === 'accepted' && <Badge tone="green">{texts.ownQuote.accepted}</Badge>}
      {ownAsked && <AskedBadge deadline={ownAsked.deadline} />}
    </>
  )
}

const describeOffer = ({ ownOffered, itemCount }: Pick<Enquiry, 'ownOffered' | 'itemCount'>) =>
  ownOffered < itemCount ? texts.ownQuote.part(ownOffered, itemCount) : texts.ownQuote.given

function AskedBadge({ deadline }: { deadline: string | null }) {
  const isLate = useClock((now) => deadline !== null && Date.parse(deadline) <= now)
  if (deadline === null) return <Badge tone="amber">{texts.ownQuote.asked}</Badge>
  return (
    <Badge tone={isLate ? 'neutral' : 'amber'}>
      {isLate ? texts.ownQuote.askedLate : texts.ownQuote.askedUntil(formatIstTime(deadline))}
    </Badge>
  )
}
