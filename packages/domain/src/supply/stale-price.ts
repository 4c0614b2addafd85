const DAY_MS = 24 * 60 * 60 * 1000

/** A price that nobody has looked at for so long may not hold any more. */
export const STALE_DAYS = 14

export const staleBefore = (at: Date) => new Date(at.getTime() - STALE_DAYS * DAY_MS)

/** For how many whole days nobody has touched it. */
export const untouchedDays = (updatedAt: string, at: Date) =>
  Math.max(0, Math.floor((at.getTime() - new Date(updatedAt).getTime()) / DAY_MS))

export const isStale = (updatedAt: string, at: Date) => new Date(updatedAt) < staleBefore(at)
