import type { BuyerDesk, QuotesToDecide } from '@lohahaat/contract/site/desks/buyer-desk'
import { Link } from 'react-router'
import { formatTons } from '../../../../parts/platform/format'
import { comparisonPath } from '../../../../parts/sourcing/enquiry/paths'
import { ActionBar, barButtonClass } from '../../../../ui/action-bar'
import { buttonClass } from '../../../../ui/button-class'
import { useTimeLeft } from './use-time-left'
import { texts } from './texts'

/** On a phone: what presses most, in reach of a thumb. */
export function UrgentBar({ desk: { quotesToDecide, now } }: { desk: BuyerDesk }) {
  const [first] = quotesToDecide.shown
  return first ? <Bar waiting={first} now={now} /> : null
}

function Bar({ waiting, now }: { waiting: QuotesToDecide; now: string }) {
  const time = useTimeLeft(waiting, now)
  const { leadId, tons, quotes } = waiting
  return (
    <ActionBar
      isPhoneOnly
      title={time?.text ?? texts.waiting.quotes}
      note={texts.waiting.barNote(leadId, formatTons(tons))}
    >
      <Link to={comparisonPath(waiting)} className={`${buttonClass({ variant: 'main' })} ${barButtonClass}`}>
        {texts.waiting.compare(quotes)}
      </Link>
    </ActionBar>
  )
}
