import {
  SESSION_SECONDS,
  type SessionValueName,
  type SessionValues,
  sessionValueNames,
} from '@lohahaat/contract/platform/session-values'

/** The session values of a Cookie header or of `document.cookie`. A malformed value counts as absent. */
export function readSessionCookies(cookies: string): SessionValues {
  const values: SessionValues = {}
  for (const pair of cookies.split(';')) {
    const [name = '', ...rest] = pair.trim().split('=')
    if (!isSessionValueName(name)) continue
    const value = decode(rest.join('='))
    if (value) values[name] = value
  }
  return values
}

/** One cookie, as `document.cookie` and the Set-Cookie header both take it. Without a value it is removed. */
export function writeSessionCookie(name: SessionValueName, value: string | undefined, secure: boolean): string {
  const age = value ? SESSION_SECONDS : 0
  const cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax`
  return secure ? `${cookie}; Secure` : cookie
}

const isSessionValueName = (name: string): name is SessionValueName => sessionValueNames.some((known) => known === name)

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
