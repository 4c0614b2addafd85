import { looksSignedIn, type SessionValues } from '@lohahaat/contract/session-values'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserSession } from './browser-session'

const none: SessionValues = {}

/** Who the screens take the visitor for: good enough for what is shown, never for what is allowed. */
export function useSession() {
  const rendered = useRouteLoaderData<{ session: SessionValues }>('root')?.session ?? none
  const values = useSyncExternalStore(browserSession.subscribe, browserSession.read, () => rendered)
  const role = values.Role || 'User'
  return {
    isSignedIn: looksSignedIn(values),
    isAdmin: looksSignedIn(values) && role === 'Admin',
    name: values.LegalName ?? '',
    email: values.EmailAddressId ?? '',
    role,
    userId: Number(values.UserId) || 0,
    cartCount: Number(values.Cart) || 0,
  }
}
