import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReachable = true

function set(reachable: boolean) {
  isReachable = reachable
  for (const listener of listeners) listener()
}

/** A browser reports offline even if the server runs on the same machine, so ask the server first. */
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

/** A page that was just loaded has reached the server, whatever the browser reports. */
export const isOnline = () => isReachable

export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)
