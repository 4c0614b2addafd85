import { useSyncExternalStore } from 'react'

/** Where a table fits; below it rows become cards and panels become sheets. */
const WIDE = '(width >= 40rem)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For what can't be decided by styles alone; the server draws the wide form. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
