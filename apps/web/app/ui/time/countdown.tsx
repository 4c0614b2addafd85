import { formatTimeLeft } from './time-left'
import { useClock } from './use-clock'

/** Counts down to a moment. A screen reader reads it when asked to, not at every second. */
export function Countdown({ until }: { until: string }) {
  return <span>{useClock((now) => formatTimeLeft(Date.parse(until) - now))}</span>
}
