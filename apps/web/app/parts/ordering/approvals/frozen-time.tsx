import type { ApprovalHead } from '@lohahaat/domain/ordering/approvals/approval'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { formatTimeLeft } from '../../../ui/time/time-left'
import { TimeLine } from '../../../ui/time/time-line'
import { useClock } from '../../../ui/time/use-clock'
import { texts } from './texts'

const URGENT_MS = 3 * 60 * 60 * 1000

interface FrozenTimeProps {
  request: Pick<ApprovalHead, 'askedAt' | 'frozenUntil'>
  /** By the server's clock, until the page's own runs. */
  now: string
}

/** How long the prices of a request hold, as a dimension line. */
export function FrozenTime({ request: { askedAt, frozenUntil }, now }: FrozenTimeProps) {
  const end = Date.parse(frozenUntil)
  const left = end - Date.parse(now)
  const told = useClock((clock) => formatTimeLeft(end - clock)) ?? formatTimeLeft(left)
  const isUrgent = left < URGENT_MS
  return (
    <div className="grid gap-0.5 text-sm">
      <p className={`font-semibold ${isUrgent ? 'text-red' : ''}`}>{left > 0 ? texts.frozen(told) : texts.over}</p>
      <TimeLine left={left / Math.max(left, end - Date.parse(askedAt), 1)} isUrgent={isUrgent} />
      <p className="text-ink-soft">{texts.until(formatIstTime(frozenUntil))}</p>
    </div>
  )
}
