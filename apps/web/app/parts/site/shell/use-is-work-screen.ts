import { useLocation, useMatches } from 'react-router'
import { useSession } from '../../../api/session/use-session'

/** What needs a session is for work, and has no room for offers; so is the first page of whoever is signed in. */
export function useIsWorkScreen() {
  const { isSignedIn } = useSession()
  const { pathname } = useLocation()
  return useMatches().some(({ id }) => id.startsWith('guards/')) || (isSignedIn && pathname === '/')
}
