import {
  type SessionValueName,
  type SessionValues,
  sessionValueNames,
} from '@lohahaat/contract/platform/session-values'
import type { SessionStore } from '../api'
import { readSessionCookies, writeSessionCookie } from './session-cookies'

export interface ServerSession extends SessionStore {
  /**
   * Set-Cookie headers for everything that changed while the page was being rendered. Not for what is as it was: a page
   * that is fetched in the background and arrives after its reader has signed out would bring his session back.
   */
  cookies(): Headers
}

export function serverSession(request: Request): ServerSession {
  const before = readSessionCookies(request.headers.get('Cookie') ?? '')
  let values = before
  const changed = new Set<SessionValueName>()

  function set(news: SessionValues) {
    for (const name of sessionValueNames) if (name in news) changed.add(name)
    values = { ...values, ...news }
  }

  return {
    read: () => values,
    write: set,
    clear(names = sessionValueNames) {
      // A visitor has no values to clear, and a page without Set-Cookie can be cached.
      set(Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, ''])))
    },
    cookies() {
      const headers = new Headers()
      const secure = new URL(request.url).protocol === 'https:'
      const news = [...changed].filter((name) => (values[name] ?? '') !== (before[name] ?? ''))
      for (const name of news) headers.append('Set-Cookie', writeSessionCookie(name, values[name], secure))
      return headers
    },
  }
}
