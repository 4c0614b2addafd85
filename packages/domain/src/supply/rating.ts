/** A buyer may change a rating for so many days. */
export const RATING_DAYS = 14

const DAY_MS = 24 * 60 * 60 * 1000

export const canChangeRating = (ratedAt: Date, at: Date): boolean =>
  at.getTime() - ratedAt.getTime() < RATING_DAYS * DAY_MS
