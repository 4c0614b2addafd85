import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all that tick on a page. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tick of listeners) tick()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * What the clock says, drawn anew only when that changes. Null in a page rendered by the server, which is looked at some
 * time later.
 */
export const useClock = <Said extends string | boolean>(say: (now: number) => Said): Said | null =>
  useSyncExternalStore(
    subscribe,
    () => say(Date.now()),
    () => null,
  )
