import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { isOnline } from '../../../api/connection'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

const isElsewhere = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Blocks navigation while offline: the router would reload the page when it cannot load the files, and lose what was
 * typed.
 */
export function useBlockOfflineNavigation() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isOnline() && isElsewhere(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    showToast(texts.stayedHere, 'error')
    blocker.reset()
  }, [blocker])
}
