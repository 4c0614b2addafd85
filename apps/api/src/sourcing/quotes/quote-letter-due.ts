const HOUR_MS = 60 * 60 * 1000

/**
 * When a buyer is told of a quote that came in now, by when he was told last, or will be. The first is told at once.
 * Those that follow within the hour are told by one letter when it is over; while that one waits, null: it tells of this
 * quote too.
 */
export function quoteLetterDue(last: Date | null, now: Date): Date | null {
  if (last === null) return now
  if (last > now) return null
  const hourAfter = new Date(last.getTime() + HOUR_MS)
  return hourAfter > now ? hourAfter : now
}
