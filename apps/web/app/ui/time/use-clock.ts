import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all countdowns of a page. */
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
 * A value computed from the current time; re-renders only if it changes. Null in server-rendered HTML, which is seen
 * later.
 */
export const useClock = <Said extends string | boolean>(say: (now: number) => Said): Said | null =>
  useSyncExternalStore(
    subscribe,
    () => say(Date.now()),
    () => null,
  )
