import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import { languages } from '@lohahaat/domain/platform/language'
import { looksSignedIn, SELLS_NOTHING, type SessionValues } from '@lohahaat/contract/platform/session-values'
import { createContext, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserSession } from './browser-session'

const names = [
  'EmailAddressId',
  'LegalName',
  'Role',
  'UserId',
  'Cart',
  'SellingRole',
  'CompanyRole',
  'Language',
] as const

/** Serialised, so that React sees equal values from the server and the browser as equal. */
const write = (values: SessionValues) => JSON.stringify(names.map((name) => values[name] ?? ''))

const none = write({})

function read(written: string) {
  const [
    EmailAddressId = '',
    LegalName = '',
    role = '',
    userId = '',
    cart = '',
    sellingRole = '',
    companyRole = '',
    language = '',
  ] = JSON.parse(written || none) as string[]
  const isSignedIn = looksSignedIn({ EmailAddressId, LegalName })
  return {
    /** Not before the scripts of a kept page run, which was rendered for nobody in particular. */
    isKnown: written !== '',
    isSignedIn,
    isAdmin: isSignedIn && role === 'Admin',
    name: LegalName,
    email: EmailAddressId,
    role: role || 'User',
    userId: Number(userId) || 0,
    cartCount: Number(cart) || 0,
    /** What he does for a supplier; empty where he has no part in one. */
    sellingRole: isSignedIn && sellingRole !== SELLS_NOTHING ? sellingRole : '',
    /** Who works in accounts reads everything and orders nothing. */
    buys: companyRole !== ('Accounts' satisfies CompanyRole),
    /** What his account has chosen, if anything. */
    language: languages.find((one) => isSignedIn && one === language),
  }
}

export const SessionContext = createContext(read(none))

/** What the page was rendered with; null for a kept one. */
export const useRenderedSession = () => useRouteLoaderData<{ session: SessionValues | null }>('root')?.session ?? null

/** Reads the cookies once for the whole page: each read is a call to another browser process. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const rendered = useRenderedSession()
  const [written, setWritten] = useState(rendered ? write(rendered) : '')
  useEffect(() => {
    const update = () => setWritten(write(browserSession.read()))
    // At once, a part of a kept page whose code is still loading would give way to its skeleton.
    startTransition(update)
    return browserSession.subscribe(update)
  }, [])
  const session = useMemo(() => read(written), [written])
  return <SessionContext value={session}>{children}</SessionContext>
}
