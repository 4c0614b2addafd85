import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReachable = true

function set(reachable: boolean) {
  isReachable = reachable
  for (const listener of listeners) listener()
}

let keptAt: string | null = null

/** A browser reports offline even if the server runs on the same machine, so ask the server first. */
export async function ask(): Promise<boolean> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  set(isThere)
  return isThere
}
const askSoon = () => void ask()
const comeBack = () => set(true)

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('offline', askSoon)
    window.addEventListener('online', comeBack)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('offline', askSoon)
    window.removeEventListener('online', comeBack)
  }
}

/** A page that was just loaded has reached the server, whatever the browser reports. */
export const isOnline = () => isReachable

/** When the page was made that is shown without a network; null where it is new. */
export function setKeptAt(at: string | null) {
  keptAt = at
  for (const listener of listeners) listener()
}

export const useKeptAt = () =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => null,
  )

export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true)
