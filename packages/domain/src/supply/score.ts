/** What happened with a seller in the last days, counted. */
export interface ScoreEvents {
  /** Orders with a line of the seller. */
  orders: number
  /** Lines that were answered or let expire, and those of them that were accepted. */
  answeredLines: number
  acceptedLines: number
  /** From enquiry to quote, in the middle; null without a quote. */
  medianAnswerMinutes: number | null
  ratings: number
  /** The stars of all ratings together. */
  stars: number
  /** Accepted lines that have left or should have, and those of them that left within the days promised. */
  dueLines: number
  onTimeLines: number
  /** Trucks with the seller's slip and one that counts against it, and those of them within the allowance. */
  weighedTrucks: number
  trucksWithin: number
  /** Orders of which a truck has left, and those whose first truck had a certificate for each line. */
  begunOrders: number
  certifiedOrders: number
  /** Trucks that buyers have received, and those of them that came short or damaged. */
  receivedTrucks: number
  disputedTrucks: number
}

export interface ScoreCard {
  /** Too few orders to tell. */
  isNew: boolean
  orders: number
  answerHours: number | null
  acceptedPercent: number | null
  onTimePercent: number | null
  withinPercent: number | null
  certifiedPercent: number | null
  disputedPercent: number | null
  ratings: number
  /** In the middle, to one decimal. */
  stars: number | null
}

/** A seller with fewer orders is new. */
export const ENOUGH_ORDERS = 5

/** The days that a score card looks back. */
export const SCORE_DAYS = 90

/** Made of events alone; of a new seller shares would say little, and are left out. */
export function scoreCard(events: ScoreEvents): ScoreCard {
  const { orders, medianAnswerMinutes, ratings, stars } = events
  const isNew = orders < ENOUGH_ORDERS
  const shareOf = (part: number, whole: number) => (isNew || whole === 0 ? null : share(part, whole))
  return {
    isNew,
    orders,
    answerHours: medianAnswerMinutes === null ? null : Math.round(medianAnswerMinutes / 6) / 10,
    acceptedPercent: shareOf(events.acceptedLines, events.answeredLines),
    onTimePercent: shareOf(events.onTimeLines, events.dueLines),
    withinPercent: shareOf(events.trucksWithin, events.weighedTrucks),
    certifiedPercent: shareOf(events.certifiedOrders, events.begunOrders),
    disputedPercent: shareOf(events.disputedTrucks, events.receivedTrucks),
    ratings,
    stars: ratings === 0 ? null : Math.round((10 * stars) / ratings) / 10,
  }
}

/** In whole percent. 100 is said of all alone, and 0 of none. */
function share(part: number, whole: number): number {
  if (part === whole) return 100
  return part === 0 ? 0 : Math.min(99, Math.max(1, Math.round((100 * part) / whole)))
}
