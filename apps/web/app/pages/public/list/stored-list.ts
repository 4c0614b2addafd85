import { storeForAnHour, takeStored } from '../../../api/hour-storage'
import { browserSession } from '../../../api/session/browser-session'
import type { ListState } from './list-state'

const KEY = 'LHPricedList'

interface Stored {
  list: ListState
  /** Empty for a visitor, whose list goes on with whoever signs in. */
  userId: string
}

/** Keeps the list of a visitor while he signs in, and of anybody who loads the page again. */
export const storeList = (list: ListState | null) =>
  storeForAnHour(KEY, list && ({ list, userId: userId() } satisfies Stored))

/** Of an account, only for itself: the next on the same phone may be somebody else. */
export function takeList(): ListState | null {
  const stored = takeStored(KEY)
  return isStored(stored) && ['', userId()].includes(stored.userId) ? stored.list : null
}

const userId = () => browserSession.read().UserId ?? ''

const isStored = (stored: unknown): stored is Stored =>
  typeof stored === 'object' && stored !== null && 'list' in stored && 'userId' in stored
