import { looksSignedIn, SELLS_NOTHING, type SessionValues } from '@lohahaat/contract/platform/session-values'
import { createContext, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserSession } from './browser-session'

const names = ['EmailAddressId', 'LegalName', 'Role', 'UserId', 'Cart', 'SellingRole'] as const

/** Serialised, so that React sees equal values from the server and the browser as equal. */
const write = (values: SessionValues) => JSON.stringify(names.map((name) => values[name] ?? ''))

function read(written: string) {
  const [EmailAddressId = '', LegalName = '', role = '', userId = '', cart = '', sellingRole = ''] = JSON.parse(
    written,
  ) as string[]
  const isSignedIn = looksSignedIn({ EmailAddressId, LegalName })
  return {
    isSignedIn,
    isAdmin: isSignedIn && role === 'Admin',
    name: LegalName,
    email: EmailAddressId,
    role: role || 'User',
    userId: Number(userId) || 0,
    cartCount: Number(cart) || 0,
    /** What he does for a supplier; empty where he has no part in one. */
    sellingRole: isSignedIn && sellingRole !== SELLS_NOTHING ? sellingRole : '',
  }
}

const none = write({})

export const SessionContext = createContext(read(none))

/** Reads the cookies once for the whole page: each read is a call to another browser process. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const rendered = useRouteLoaderData<{ session: SessionValues }>('root')?.session
  const written = useSyncExternalStore(
    browserSession.subscribe,
    () => write(browserSession.read()),
    () => (rendered ? write(rendered) : none),
  )
  const session = useMemo(() => read(written), [written])
  return <SessionContext value={session}>{children}</SessionContext>
}
