import { type SessionValues, sessionValueNames } from '@lohahaat/contract/platform/session-values'
import type { SessionStore } from '../api'
import { readSessionCookies, writeSessionCookie } from './session-cookies'
import { createListeners } from '../../listeners'

const { notify, subscribe } = createListeners()
let cookiesRead = ''
let values: SessionValues = {}

/** The same object while the cookies are unchanged, as React requires of a snapshot. */
function read(): SessionValues {
  if (document.cookie !== cookiesRead) {
    cookiesRead = document.cookie
    values = readSessionCookies(cookiesRead)
  }
  return values
}

function writeAll(changed: readonly (readonly [keyof SessionValues, string | undefined])[]) {
  const secure = location.protocol === 'https:'
  for (const [name, value] of changed) document.cookie = writeSessionCookie(name, value, secure)
  notify()
}

export const browserSession = {
  read,
  write: (changed) => {
    const known = sessionValueNames.filter((name) => changed[name])
    if (known.length > 0) writeAll(known.map((name) => [name, changed[name]]))
  },
  clear: (names = sessionValueNames) => writeAll(names.map((name) => [name, undefined])),
  subscribe(listener: () => void) {
    const unsubscribe = subscribe(listener)
    // Signing out in another tab changes the cookies without an event in this one.
    window.addEventListener('focus', listener)
    // So does signing out before coming back to a page that the browser has kept as it was.
    window.addEventListener('pageshow', listener)
    return () => {
      unsubscribe()
      window.removeEventListener('focus', listener)
      window.removeEventListener('pageshow', listener)
    }
  },
} satisfies SessionStore & Record<string, unknown>
