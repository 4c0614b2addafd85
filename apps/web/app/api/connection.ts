import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReachable = true

function set(reachable: boolean) {
  isReachable = reachable
  for (const listener of listeners) listener()
}

/** A browser calls itself offline also where the server runs on the same machine, so the server is asked first. */
function ask() {
  fetch('/healthz', { cache: 'no-store' }).then(
    () => set(true),
    () => set(false),
  )
}
const comeBack = () => set(true)

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('offline', ask)
    window.addEventListener('online', comeBack)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('offline', ask)
    window.removeEventListener('online', comeBack)
  }
}

/** A page that has just come from the server has reached it, whatever the browser says. */
export const isOnline = () => isReachable

export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)
