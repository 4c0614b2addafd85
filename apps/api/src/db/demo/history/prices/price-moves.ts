import { rupees, toRupees, type Paise } from '@lohahaat/domain/platform/money'
import { variation } from '../../variation'
import { HISTORY_DAYS } from '../moments'

export interface MovingPrice {
  /** Two items with the same name move alike. */
  name: string
  brandName: string
  className: string
  /** Today's. */
  pricePaisePerTon: Paise
}

export interface PriceMove {
  daysAgo: number
  hour: number
  paise: Paise
}

const STEP_RUPEES = 50
/** Coil fell through the monsoon and has risen since. */
const RISING_WEEKS = 9

/** What a class cost so many days ago, as a share of what it costs today. */
export const marketIndex = (className: string, daysAgo: number): number =>
  indexOfWeek(className, Math.floor(daysAgo / 7))

const indices = new Map<string, number>()

function indexOfWeek(className: string, week: number): number {
  if (week === 0) return 1
  const known = indices.get(`${className} ${week}`)
  if (known !== undefined) return known
  const index = indexOfWeek(className, week - 1) / (1 + weeklyMove(className, week - 1))
  indices.set(`${className} ${week}`, index)
  return index
}

/** From 0.3 to 1.5 % a week. All classes turn together, since they are made of the same coil. */
function weeklyMove(className: string, week: number): number {
  const size = 0.003 + 0.012 * variation(`${className} moves in week ${week}`)
  const isRise = variation(`the market turns in week ${week}`) < (week < RISING_WEEKS ? 0.8 : 0.25)
  return isRise ? size : -size
}

/** The days on which a make revised its list of a class, newest first: this week, and every one to three weeks before. */
function revisionDays(list: string): number[] {
  const days: number[] = []
  let day = Math.floor(6 * variation(`${list} was revised`))
  while (day < HISTORY_DAYS - 7) {
    days.push(day)
    day += 7 + Math.floor(15 * variation(`${list} was revised before ${day}`))
  }
  return days
}

/**
 * The prices of an item from the first to today's, each different from the one before. An item goes along with most
 * revisions of its list; one that is forgotten has had none for so many days.
 */
export function priceMoves(item: MovingPrice, forgottenDays = 0): PriceMove[] {
  const list = `${item.brandName} ${item.className}`
  const [newest = 0, ...older] = revisionDays(list).filter((day) => day >= forgottenDays)
  const days = [...older.filter((day) => variation(`${item.name} moves on ${day}`) < 0.85), HISTORY_DAYS]
  const moves = [{ daysAgo: newest, hour: hourOf(list, newest), paise: item.pricePaisePerTon }]
  let next = toRupees(item.pricePaisePerTon)
  for (const daysAgo of days) {
    const then = priceThen(item, daysAgo, newest)
    next = then === next ? next - STEP_RUPEES : then
    moves.push({ daysAgo, hour: hourOf(list, daysAgo), paise: rupees(next) })
  }
  return moves.reverse()
}

/** The market's share and up to 0.4 % of its own, in rupees. */
function priceThen(item: MovingPrice, daysAgo: number, newest: number): number {
  const market = marketIndex(item.className, daysAgo) / marketIndex(item.className, newest)
  const own = 1 + 0.008 * (variation(`${item.name} on ${daysAgo}`) - 0.5)
  return Math.round((toRupees(item.pricePaisePerTon) * market * own) / STEP_RUPEES) * STEP_RUPEES
}

const hourOf = (list: string, daysAgo: number) => 9 + 9 * variation(`${list} at what hour ${daysAgo}`)
