import type { QuotesToDecide } from '@lohahaat/contract/site/desks/buyer-desk'
import { formatTimeLeft } from '../../../../ui/time/time-left'
import { useClock } from '../../../../ui/time/use-clock'

const URGENT_MS = 6 * 60 * 60 * 1000

/** How long there is to decide, by the server's clock until the page's own runs; null where nothing ends. */
export function useTimeLeft({ since, endsAt }: Pick<QuotesToDecide, 'since' | 'endsAt'>, now: string) {
  const end = Date.parse(endsAt ?? '')
  const told = useClock((clock) => formatTimeLeft(end - clock))
  if (endsAt === null) return null
  const left = end - Date.parse(now)
  return {
    text: told ?? formatTimeLeft(left),
    part: left / Math.max(left, end - Date.parse(since)),
    isUrgent: left < URGENT_MS,
  }
}
