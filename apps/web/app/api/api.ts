import { type Call, type InputOf, type ResponseOf, sendsBody } from '@lohahaat/contract/define-call'
import { logout } from '@lohahaat/contract/login/logout'
import {
  decodeSessionValue,
  encodeSessionValue,
  looksSignedIn,
  type SessionValueName,
  type SessionValues,
  sessionValueNames,
} from '@lohahaat/contract/session-values'
import { ApiError, endsSession, unreachable } from './api-error'

export type Transport = (path: string, init: RequestInit) => Promise<Response>

export interface SessionStore {
  read(): SessionValues
  write(values: SessionValues): void
  clear(names?: readonly SessionValueName[]): void
}

interface SendOptions {
  /** The answer to the captcha, for the calls that ask for one. */
  captcha?: string
  /** The caller decides himself where to go when the session has ended. */
  stay?: boolean
}

/** Calls without input are sent as `send(call)`; the others don't compile without it. */
type Sent<C extends Call> =
  unknown extends InputOf<C> ? [input?: undefined, options?: SendOptions] : [input: InputOf<C>, options?: SendOptions]

export interface Api {
  readonly session: SessionStore
  send<C extends Call>(call: C, ...sent: Sent<C>): Promise<ResponseOf<C>>
  /** One page of a list, and how long the whole list is. */
  sendPaged<C extends Call & { paged: true }>(call: C, ...sent: Sent<C>): Promise<{ rows: ResponseOf<C>; total: number }>
  /** A redirect that takes the session along as it is now. */
  redirect(path: string): Response
}

interface Parts {
  transport: Transport
  session: SessionStore
  redirect: (path: string) => Response
  /** Goes to the sign-in screen: by throwing where a page is being rendered, by leaving the page in a browser. */
  leave: () => Promise<void>
}

export function createApi({ transport, session, redirect, leave }: Parts): Api {
  let checks: Promise<unknown> = Promise.resolve()

  async function send<C extends Call>(call: C, ...[input, options = {}]: Sent<C>): Promise<ResponseOf<C>> {
    const answer = answerOf(call, input, options)
    if (options.stay) checks = Promise.allSettled([checks, answer])
    return (await answer).body
  }

  async function sendPaged<C extends Call>(call: C, ...[input, options = {}]: Sent<C>) {
    const { body, headers } = await answerOf(call, input, options)
    return { rows: body, total: Number(headers.get('Total-Count')) }
  }

  async function answerOf<C extends Call>(call: C, input: unknown, options: SendOptions) {
    dropHalfSession(session, call)
    const response = await transport(pathOf(call, input), {
      method: call.method,
      headers: headersOf(session.read(), options.captcha),
      credentials: 'include',
      ...(sendsBody(call) && { body: JSON.stringify(input ?? {}) }),
    }).catch(() => {
      throw unreachable()
    })
    refresh(session, response.headers)
    const body: unknown = await response.json().catch(() => null)
    // The server checks its answers against the same schema, so a second check here would only cost time.
    if (response.ok) return { body: body as ResponseOf<C>, headers: response.headers }
    if (endsSession(response.status)) await endSession(options)
    throw refusalOf(response.status, body)
  }

  /**
   * The loaders of one navigation run side by side. Where a guard is asking for the session at the same time, it
   * clears the values and decides where to go; so its answer is awaited before this call would go to the sign-in screen.
   */
  async function endSession({ stay }: SendOptions) {
    if (!stay) await checks
    const wasSignedIn = looksSignedIn(session.read())
    session.clear()
    if (wasSignedIn && !stay) await leave()
  }

  return { session, send, sendPaged, redirect }
}

/** Without the e-mail id the other half of a session proves nothing. Logout still has to name what it ends. */
function dropHalfSession(session: SessionStore, call: Call) {
  if (call.path !== logout.path && !session.read().EmailAddressId) session.clear(['UserKey', 'UserLoginDetailId'])
}

function pathOf(call: Call, input: unknown): string {
  if (sendsBody(call) || !input) return call.path
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value))
  return `${call.path}?${query}`
}

function headersOf(values: SessionValues, captcha: string | undefined): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  for (const name of sessionValueNames) {
    const value = values[name]
    if (value) headers.set(name, encodeSessionValue(value))
  }
  if (captcha) headers.set('Captcha', captcha)
  return headers
}

function refresh(session: SessionStore, headers: Headers) {
  const values: SessionValues = {}
  for (const name of sessionValueNames) {
    const value = decodeSessionValue(headers.get(name) ?? '')
    if (value) values[name] = value
  }
  session.write(values)
}

function refusalOf(status: number, body: unknown): ApiError {
  const isRefusal = typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  return isRefusal && status < 500 ? new ApiError(status, String(body.error)) : unreachable(status)
}
