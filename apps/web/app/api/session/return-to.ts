import { withoutLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { storeForAnHour, takeStored } from '../hour-storage'

const ELSEWHERE = 'http://origin.invalid'

/**
 * Where to go after sign-in: a path of this site as links have it, in no language, or home. The text comes from the address bar, and '//host', '/\host' or
 * a path that only becomes one of them once it is normalised would send a person who just signed in to another site.
 */
export function localPath(text: string | null): string {
  if (!text?.startsWith('/') || !URL.canParse(text, ELSEWHERE)) return '/'
  const { origin, pathname, search, hash } = new URL(text, ELSEWHERE)
  const isLocal = origin === ELSEWHERE && !/^\/[/\\]/.test(pathname)
  return isLocal ? withoutLanguage(pathname) + search + hash : '/'
}

/** The sign-in screen, with the way back to the page that asked for it. */
export const loginPath = (url: string) => `/login?${returnToQuery(url)}`

/** The same for somebody without an account. */
export const signupPath = (url: string) => `/signup?${returnToQuery(url)}`

export type RedirectPath = '/Login' | '/settings'

/** Where to redirect to, or null if already there. The settings page links back to the previous page. */
export function redirectTarget(to: RedirectPath, url: string): string | null {
  if (to === '/Login') return to
  return pathOf(url).toLowerCase() === to ? null : `${to}?${returnToQuery(url)}`
}

/** Whether a loader on the server threw the redirect to the settings, which no page may catch. */
export const isSettingsRedirect = (thrown: unknown) =>
  thrown instanceof Response && (thrown.headers.get('Location') ?? '').startsWith('/settings?')

function returnToQuery(url: string): string {
  return String(new URLSearchParams({ returnTo: pathOf(url) + new URL(url).search }))
}

/** As the router's links have it: what leads to it stays in the language of the page. */
const pathOf = (url: string) => withoutLanguage(new URL(url).pathname)

/** The same for a signed-in user who has to sign in again. */
export const signInAgainPath = (path: string) => `/login?${new URLSearchParams({ returnTo: path, again: '1' })}`

const RETURN_PATH_KEY = 'LHReturnTo'

/** Used when the link in the mail is opened. Stored here and not in the mail, because anyone can enter an address. */
export const storeReturnPath = (path: string) => storeForAnHour(RETURN_PATH_KEY, path)

export function takeReturnPath(): string {
  const path = takeStored(RETURN_PATH_KEY)
  return localPath(typeof path === 'string' ? path : null)
}
