/** What an enquiry asks for, as far as it decides whom it fits. */
export interface AskedGoods {
  classIds: readonly number[]
  /** Makes that are named; none: any will do. */
  brandIds: readonly number[]
}

/** What a supplier sells. */
export interface SoldGoods {
  classIds: readonly number[]
  brandIds: readonly number[]
}

export interface Fit {
  /** Of 100. */
  fit: number
  classPercent: number
  makePercent: number
  kmPercent: number
}

/** Beyond this the distance counts for nothing: another supplier is nearer anywhere in the country. */
const FARTHEST_KM = 1500
/** A place that isn't known is neither near nor far. */
const UNKNOWN_PERCENT = 50
const WEIGHTS = { class: 50, make: 25, km: 25 }

/** How well an enquiry fits a supplier, or null where he sells neither a class nor a make that is asked for. */
export function fitOf(asked: AskedGoods, sold: SoldGoods, km: number | null): Fit | null {
  const classPercent = shareOf(asked.classIds, sold.classIds)
  const makePercent = asked.brandIds.length === 0 ? 100 : shareOf(asked.brandIds, sold.brandIds)
  const namesHisMake = asked.brandIds.length > 0 && makePercent > 0
  if (classPercent === 0 && !namesHisMake) return null
  const kmPercent = km === null ? UNKNOWN_PERCENT : Math.max(0, Math.round(100 - (km * 100) / FARTHEST_KM))
  const weighed = classPercent * WEIGHTS.class + makePercent * WEIGHTS.make + kmPercent * WEIGHTS.km
  return { fit: Math.round(weighed / 100), classPercent, makePercent, kmPercent }
}

function shareOf(asked: readonly number[], sold: readonly number[]): number {
  if (asked.length === 0) return 0
  return Math.round((asked.filter((id) => sold.includes(id)).length * 100) / asked.length)
}
