const HOUR_MS = 60 * 60 * 1000

/**
 * When to mail the buyer about a quote that came in now, given the time of the last or next such mail. The first quote
 * is mailed at once; those within the following hour share one mail at its end. Null when that mail is already queued.
 */
export function quoteLetterDue(last: Date | null, now: Date): Date | null {
  if (last === null) return now
  if (last > now) return null
  const hourAfter = new Date(last.getTime() + HOUR_MS)
  return hourAfter > now ? hourAfter : now
}
