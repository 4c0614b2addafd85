import type { QuotesToDecide } from '@lohahaat/contract/site/desks/buyer-desk'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { formatTons } from '../../../../parts/platform/format'
import { comparisonPath } from '../../../../parts/sourcing/enquiry/paths'
import { buttonClass } from '../../../../ui/button-class'
import { ChatIcon } from '../../../../ui/icons'
import { ChevronRightIcon } from '../../../../ui/work-icons'
import { Sentence } from '../../../../ui/sentence'
import { TimeLine } from '../../../../ui/time/time-line'
import { useTimeLeft } from './use-time-left'
import { WaitingRow } from './waiting-row'
import { texts } from './texts'

interface QuotesRowProps {
  waiting: QuotesToDecide
  now: string
  /** The most urgent one is the action of the screen. */
  isFirst: boolean
}

export function QuotesRow({ waiting, now, isFirst }: QuotesRowProps) {
  const { leadId, itemCount, tons, quotes, landedFrom } = waiting
  return (
    <WaitingRow
      icon={<ChatIcon />}
      kind={texts.waiting.quotes}
      title={leadId}
      about={
        <>
          {texts.waiting.lines(itemCount, formatTons(tons))}
          {landedFrom !== null && (
            <>
              {' · '}
              <Sentence
                text={texts.waiting.landed(formatRate(Math.round(landedFrom)))}
                marks={{ b: (rate) => <b className="font-semibold text-ink">{rate}</b> }}
              />
            </>
          )}
        </>
      }
      state={<TimeToDecide waiting={waiting} now={now} />}
      action={
        <Link
          to={comparisonPath(waiting)}
          aria-label={texts.waiting.compareFor(quotes, leadId)}
          className="max-desk:col-start-2 max-desk:row-start-1 max-desk:after:absolute max-desk:after:inset-0"
        >
          <ChevronRightIcon className="size-5 text-ink-soft desk:hidden" />
          <span
            className={`max-desk:hidden! ${buttonClass({ variant: isFirst ? 'main' : 'quiet', size: 'small', wide: true })}`}
          >
            {texts.waiting.compare(quotes)}
          </span>
        </Link>
      }
    />
  )
}

function TimeToDecide({ waiting, now }: Pick<QuotesRowProps, 'waiting' | 'now'>) {
  const time = useTimeLeft(waiting, now)
  if (!time || waiting.endsAt === null) return <p className="text-ink-soft">{texts.waiting.noEnd}</p>
  return (
    <div className="grid gap-0.5">
      <p className={`font-semibold ${time.isUrgent ? 'text-red' : ''}`}>{time.text}</p>
      <TimeLine left={time.part} isUrgent={time.isUrgent} />
      <p className="text-ink-soft max-desk:hidden">{texts.waiting.ends(formatIstTime(waiting.endsAt))}</p>
    </div>
  )
}
