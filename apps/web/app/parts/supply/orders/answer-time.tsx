import { Countdown } from '../../../ui/time/countdown'
import { formatTimeLeft } from '../../../ui/time/time-left'
import { TimeLine } from '../../../ui/time/time-line'
import { useClock } from '../../../ui/time/use-clock'
import { texts } from './texts'

const URGENT_MS = 3 * 60 * 60 * 1000

interface AnswerTimeProps {
  /** When the clock began to run. */
  from: string
  until: string
  /** By the server's clock, until the page's own runs. */
  now: string
}

/** How long a supplier has to answer, as a dimension line. */
export function AnswerTime({ from, until, now }: AnswerTimeProps) {
  const end = Date.parse(until)
  const left = end - Date.parse(now)
  const told = useClock((clock) => formatTimeLeft(end - clock)) ?? formatTimeLeft(left)
  const isUrgent = left < URGENT_MS
  return (
    <div className="grid gap-0.5 text-sm">
      <p className={`font-semibold whitespace-nowrap ${isUrgent ? 'text-red' : 'text-amber'}`}>
        <span className="sr-only">{texts.toAnswer}: </span>
        {told}
      </p>
      <TimeLine left={left / Math.max(left, end - Date.parse(from), 1)} isUrgent={isUrgent} />
    </div>
  )
}

/** In words alone, for a row or a heading. On a phone it has a line of its own: the time comes later, and must not begin one. */
export const TimeLeft = ({ until }: { until: string }) => (
  <span className="text-sm font-semibold whitespace-nowrap text-amber max-sm:basis-full">
    {texts.toAnswer}: <Countdown until={until} />
  </span>
)
