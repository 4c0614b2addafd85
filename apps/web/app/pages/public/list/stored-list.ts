import { storeForAnHour, takeStored } from '../../../api/hour-storage'
import type { ListState } from './list-state'

const KEY = 'LHPricedList'

/** Keeps the list of a visitor while he signs in, and of anybody who loads the page again. */
export const storeList = (list: ListState | null) => storeForAnHour(KEY, list)

export function takeList(): ListState | null {
  const stored = takeStored(KEY)
  return isList(stored) ? stored : null
}

const isList = (stored: unknown): stored is ListState =>
  typeof stored === 'object' && stored !== null && 'lines' in stored && Array.isArray(stored.lines) && 'fees' in stored
