import type { Call, ResponseOf } from '@lohahaat/contract/define-call'
import { logout } from '@lohahaat/contract/login/logout'
import {
  decodeSessionValue,
  looksSignedIn,
  type SessionValueName,
  type SessionValues,
  sessionValueNames,
} from '@lohahaat/contract/session-values'
import { ApiError, endsSession, unreachable } from './api-error'
import { fileNameOf } from './file-name'
import { readLines } from './read-lines'
import { bodyOf, headersOf, pathOf, type SendOptions, type Sent } from './sent'

export interface SentRequest extends RequestInit {
  headers: Headers
  onSent?: SendOptions['onSent']
}

export type Transport = (path: string, request: SentRequest) => Promise<Response>

export interface SessionStore {
  read(): SessionValues
  write(values: SessionValues): void
  clear(names?: readonly SessionValueName[]): void
}

export interface Api {
  readonly session: SessionStore
  send<C extends Call>(call: C, ...sent: Sent<C>): Promise<ResponseOf<C>>
  /** One page of a list, and how long the whole list is. */
  sendPaged<C extends Call & { paged: true }>(
    call: C,
    ...sent: Sent<C>
  ): Promise<{ rows: ResponseOf<C>; total: number }>
  /** The file that a call answers, to be handed to `saveFile`. */
  download<C extends Call & { answers: 'file' }>(call: C, ...sent: Sent<C>): Promise<{ blob: Blob; name: string }>
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
    const answer = responseTo(call, input, options)
    if (options.stay) checks = Promise.allSettled([checks, answer])
    const response = await answer
    // The server checks its answers against the same schema, so a second check here would only cost time.
    if (call.answers === 'progress') return (await readLines(response, options.onProgress)) as ResponseOf<C>
    return (await bodyIn(response)) as ResponseOf<C>
  }

  async function sendPaged<C extends Call>(call: C, ...[input, options = {}]: Sent<C>) {
    const response = await responseTo(call, input, options)
    return { rows: (await bodyIn(response)) as ResponseOf<C>, total: Number(response.headers.get('Total-Count')) }
  }

  async function download(call: Call, ...[input, options = {}]: Sent<Call>) {
    const response = await responseTo(call, input, options)
    const blob = await response.blob().catch(() => {
      throw unreachable()
    })
    return { blob, name: fileNameOf(response.headers) }
  }

  async function responseTo(call: Call, input: unknown, options: SendOptions): Promise<Response> {
    dropHalfSession(session, call)
    const response = await transport(pathOf(call, input), {
      method: call.method,
      headers: headersOf(call, session.read(), options),
      credentials: 'include',
      ...bodyOf(call, input),
      ...(options.signal && { signal: options.signal }),
      ...(options.onSent && { onSent: options.onSent }),
    }).catch(() => {
      throw unreachable()
    })
    refresh(session, response.headers)
    if (response.ok) return response
    const body = await bodyIn(response)
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

  return { session, send, sendPaged, download, redirect }
}

/** Without the e-mail id the other half of a session proves nothing. Logout still has to name what it ends. */
function dropHalfSession(session: SessionStore, call: Call) {
  if (call.path !== logout.path && !session.read().EmailAddressId) session.clear(['UserKey', 'UserLoginDetailId'])
}

const bodyIn = (response: Response): Promise<unknown> => response.json().catch(() => null)

function refresh(session: SessionStore, headers: Headers) {
  const values: SessionValues = {}
  for (const name of sessionValueNames) {
    const value = decodeSessionValue(headers.get(name) ?? '')
    if (value) values[name] = value
  }
  session.write(values)
}

function refusalOf(status: number, body: unknown): ApiError {
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (typeof told['error'] === 'string' && status < 500) return new ApiError(status, told['error'])
  return unreachable(status, typeof told['requestId'] === 'string' ? told['requestId'] : undefined)
}
