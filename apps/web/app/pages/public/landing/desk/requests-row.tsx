import { Link } from 'react-router'
import { buttonClass } from '../../../../ui/button-class'
import { CheckIcon } from '../../../../ui/icons'
import { ChevronRightIcon } from '../../../../ui/work-icons'
import { WaitingRow } from './waiting-row'
import { texts } from './texts'

/** What colleagues ask to approve. */
export const RequestsRow = ({ count }: { count: number }) => (
  <WaitingRow
    icon={<CheckIcon />}
    kind={texts.waiting.requestsKind}
    title={texts.waiting.requests(count)}
    about={texts.waiting.requestsAbout}
    state={null}
    action={
      <Link
        to="/approvals"
        aria-label={texts.waiting.requests(count)}
        className="max-desk:col-start-2 max-desk:row-start-1 max-desk:after:absolute max-desk:after:inset-0"
      >
        <ChevronRightIcon className="size-5 text-ink-soft desk:hidden" />
        <span className={`max-desk:hidden! ${buttonClass({ variant: 'quiet', size: 'small', wide: true })}`}>
          {texts.waiting.seeRequests}
        </span>
      </Link>
    }
  />
)
