import { useSyncExternalStore } from 'react'
import type { SeenCart } from './seen-cart'
import { createListeners } from '../../../listeners'

const KEY = 'seen-cart'

const { notify, subscribe } = createListeners()
/** Undefined until read; also kept in memory, because a browser may refuse storage. */
let text: string | null | undefined

function read(): string | null {
  if (text !== undefined) return text
  try {
    text = sessionStorage.getItem(KEY)
  } catch {
    text = null
  }
  return text
}

/** Remembers what this window shows the buyer, across reloads; null clears it. */
export function writeSeen(seen: SeenCart | null) {
  const next = seen && JSON.stringify(seen)
  if (next === read()) return
  text = next
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, next)
  } catch {
    // Without storage a reload forgets it: the server still refuses changed prices.
  }
  notify()
}

/** For the first view of a cart: keeps a stored value, which was seen earlier. */
export function writeFirstSeen(seen: SeenCart) {
  if (read() === null) writeSeen(seen)
}

/** What the buyer saw last in this window; null if nothing yet. */
export function useSeen(): SeenCart | null {
  const seen = useSyncExternalStore(subscribe, read, () => null)
  return seen === null ? null : (JSON.parse(seen) as SeenCart)
}
