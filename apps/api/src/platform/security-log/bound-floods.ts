import type { SecurityEvent } from './security-log'

const HOUR_MS = 60 * 60 * 1000

/** Events of one kind within an hour that are logged one by one. */
const PER_NETWORK = 100
const ALL_VISITORS = 1000
const PER_ACCOUNT = 300

/**
 * Keeps strangers from filling the log. Beyond its bound an event is logged only as the 1,000th, 10,000th … of the
 * hour, with that count: the size of a flood is visible at no cost. Each kind is counted separately, so that a flood of
 * wrong codes hides no sign-in. Actions of administrators are always logged.
 */
export function boundFloods() {
  let hour = 0
  const counts = new Map<string, number>()
  const counted = (key: string) => counts.get(key) ?? 0
  function count(key: string): number {
    const times = counted(key) + 1
    counts.set(key, times)
    return times
  }

  /** Extra details of the entry, or null for no entry. */
  return ({ at, kind, network, caller }: SecurityEvent): { times?: number } | null => {
    const now = Math.floor(at.getTime() / HOUR_MS)
    if (now > hour) counts.clear()
    hour = Math.max(hour, now)
    if (caller?.role === 'Admin') return {}
    if (caller) return within(PER_ACCOUNT, count(`${kind} of ${caller.userId}`))
    // Beyond this number networks share one count, or the counts themselves would exhaust memory.
    if (counted(kind) >= ALL_VISITORS) return within(ALL_VISITORS, ALL_VISITORS + count(`${kind} beyond`))
    const times = count(`${kind} from ${network}`)
    if (times <= PER_NETWORK) count(kind)
    return within(PER_NETWORK, times)
  }
}

const within = (bound: number, times: number) => (times <= bound ? {} : isPowerOfTen(times) ? { times } : null)

const isPowerOfTen = (figure: number) => /^10*$/.test(String(figure))
