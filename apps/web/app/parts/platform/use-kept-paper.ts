import { useEffect, useEffectEvent } from 'react'
import { isOnline } from '../../api/connection'

/** Drawing a PDF costs the server more than the page did, so it waits until somebody stays on it. */
const WAIT_MS = 4000

/** Has the worker keep a paper of what is on the screen, once for a sign-in, so that it opens without a network. */
export function useKeptPaper(path: string, download: () => Promise<unknown>, isWanted = true) {
  const keep = useEffectEvent(async () => {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller || !isOnline()) return
    if (await caches.match(path, { ignoreVary: true })) return
    await download()
  })
  useEffect(() => {
    if (!isWanted) return
    const later = setTimeout(() => void keep().catch(() => undefined), WAIT_MS)
    return () => clearTimeout(later)
  }, [path, isWanted])
}
