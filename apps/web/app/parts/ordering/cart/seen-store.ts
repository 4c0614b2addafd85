import { useSyncExternalStore } from 'react'
import type { SeenCart } from './seen-cart'
import { createListeners } from '../../../listeners'

const KEY = 'seen-cart'

const { announce, subscribe } = createListeners()
/** Undefined until it was read; kept beside the storage, which a browser may refuse. */
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

/** Remembers what this window shows its buyer, also across a reload; null forgets it. */
export function writeSeen(seen: SeenCart | null) {
  const next = seen && JSON.stringify(seen)
  if (next === read()) return
  text = next
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, next)
  } catch {
    // Without storage it is only forgotten at a reload: the server still refuses what has changed.
  }
  announce()
}

/** The first look at a cart: what is remembered already stays, for it is older and was seen. */
export function writeFirstSeen(seen: SeenCart) {
  if (read() === null) writeSeen(seen)
}

/** What the buyer saw last in this window; null where he saw nothing yet. */
export function useSeen(): SeenCart | null {
  const seen = useSyncExternalStore(subscribe, read, () => null)
  return seen === null ? null : (JSON.parse(seen) as SeenCart)
}
