import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { isOnline } from '../../../api/connection'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

const isElsewhere = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Offline, a link to elsewhere is not followed: the router would reload the whole page for the files it can't get, and
 * what was typed would be gone with it.
 */
export function useStayOffline() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isOnline() && isElsewhere(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    showToast(texts.stayedHere, 'error')
    blocker.reset()
  }, [blocker])
}
