import { answerKindOf, readAnswer } from '@lohahaat/contract/platform/answer-kind'
import type { Call, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { answerFromWire } from '@lohahaat/contract/platform/wire/translate'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import {
  decodeSessionValue,
  looksSignedIn,
  type SessionValueName,
  type SessionValues,
  sessionValueNames,
} from '@lohahaat/contract/platform/session-values'
import { ApiError, type AskedProof, askedProof, endsSession, unreachable } from './api-error'
import { fileNameOf } from './files/file-name'
import type { RedirectPath } from './session/return-to'
import { bodyOf, headersOf, pathOf, type SendOptions, type Sent } from './sent'
import { untilKnown } from './until-known'

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
  /** Resolves when every running session check has finished and has cleared the values of an ended session. */
  checked(): Promise<unknown>
  send<C extends Call>(call: C, ...sent: Sent<C>): Promise<ResponseOf<C>>
  /** One page of a list, and the length of the whole list; capped, there are more than that. */
  sendPaged<C extends Call & { paged: true }>(
    call: C,
    ...sent: Sent<C>
  ): Promise<{ rows: ResponseOf<C>; total: number; isCapped: boolean }>
  /** The file that a call returns, for `saveFile`. */
  download<C extends Call & { answers: 'file' }>(call: C, ...sent: Sent<C>): Promise<{ blob: Blob; name: string }>
  /** A redirect that carries the current session values. */
  redirect(path: string): Response
}

interface Parts {
  transport: Transport
  session: SessionStore
  redirect: (path: string) => Response
  /** Goes to another screen: throws a redirect during server rendering, navigates in a browser. */
  leave: (to: RedirectPath) => Promise<void>
  /** Asks the user to confirm the sign-in; false if declined. Throws during server rendering. */
  confirmSignIn: (by: AskedProof) => Promise<boolean>
}

const PASSKEY_NEEDED = 'passkey-needed'

export function createApi({ transport, session: store, redirect, leave, confirmSignIn }: Parts): Api {
  let checks: Promise<unknown> = Promise.resolve()
  let clearings = 0
  const session: SessionStore = {
    read: () => store.read(),
    write: (values) => store.write(values),
    clear(names) {
      if (!names) clearings++
      store.clear(names)
    },
  }

  async function send<C extends Call>(call: C, ...[input, options = {}]: Sent<C>): Promise<ResponseOf<C>> {
    const answer = responseTo(call, input, options)
    if (options.stay) checks = Promise.allSettled([checks, answer])
    const response = await answer
    if (call.answers === 'progress') {
      const { readLines } = await import('./files/read-lines')
      return answerFromWire(call, await readLines(response, options.onProgress)) as ResponseOf<C>
    }
    return readable(call, await bodyIn(response))
  }

  async function sendPaged<C extends Call>(call: C, ...[input, options = {}]: Sent<C>) {
    const response = await responseTo(call, input, options)
    const rows = readable(call, await bodyIn(response))
    // A server without paging returns the whole list.
    const total = Number(response.headers.get('Total-Count') ?? (rows as unknown[]).length)
    return { rows, total, isCapped: response.headers.get('Total-Count-Capped') === 'true' }
  }

  async function download(call: Call, ...[input, options = {}]: Sent<Call>) {
    const response = await responseTo(call, input, options)
    const blob = await response.blob().catch(() => {
      throw unreachable()
    })
    return { blob, name: fileNameOf(response.headers) }
  }

  const responseTo = (call: Call, input: unknown, options: SendOptions) =>
    untilKnown(() => onceAnswered(call, input, options), options)

  async function onceAnswered(call: Call, input: unknown, options: SendOptions, isRepeat = false): Promise<Response> {
    dropIncompleteSession(session, call)
    const [sentBy, clearingsBefore] = [session.read(), clearings]
    const response = await transmit(call, input, sentBy, options)
    // A session that was cleared or renewed during this call must not be restored from its response.
    if (clearings === clearingsBefore && !isRenewed(sentBy)) refresh(session, response.headers, sentBy)
    if (response.ok) return response
    const refusal = refusalOf(response, await bodyIn(response))
    if (!isRepeat && (await mayRepeat(refusal, sentBy, options))) return onceAnswered(call, input, options, true)
    if (endsSession(response.status)) await endSession(options)
    // The administrator's rights are suspended until a passkey is added in the settings.
    if (refusal.code === PASSKEY_NEEDED) await leave('/settings')
    throw refusal
  }

  const transmit = (call: Call, input: unknown, values: SessionValues, options: SendOptions) =>
    transport(pathOf(call, input), {
      method: call.method,
      headers: headersOf(call, values, options),
      credentials: 'include',
      ...bodyOf(call, input),
      ...(options.signal && { signal: options.signal }),
      ...(options.onSent && { onSent: options.onSent }),
    }).catch(() => {
      throw unreachable()
    })

  /** Whether the session key has changed since the call was sent, in another tab or by another call's confirmation. */
  const isRenewed = ({ UserKey }: SessionValues) => session.read().UserKey !== UserKey

  /** A call refused because of an old session is retried with the new one, unless that belongs to another user. */
  async function mayRepeat({ status, code }: ApiError, sentBy: SessionValues, { stay }: SendOptions) {
    const proof = askedProof(code)
    const isOfSession = status === 401 || proof !== undefined
    if (isOfSession && isRenewed(sentBy)) return looksSignedIn(session.read()) && isSameUser(sentBy)
    return proof !== undefined && !stay && (await confirmSignIn(proof)) && isSameUser(sentBy)
  }

  const isSameUser = ({ UserId }: SessionValues) => session.read().UserId === UserId

  /**
   * The loaders of one navigation run in parallel. If a guard is checking the session at the same time, it clears the
   * values and decides where to go; so wait for it before redirecting to the sign-in screen.
   */
  async function endSession({ stay }: SendOptions) {
    if (!stay) await checks
    const wasSignedIn = looksSignedIn(session.read())
    session.clear()
    if (wasSignedIn && !stay) await leave('/Login')
  }

  return { session, checked: () => checks, send, sendPaged, download, redirect }
}

/** Without the email address the session key proves nothing. Logout still has to name the session that it ends. */
function dropIncompleteSession(session: SessionStore, call: Call) {
  if (call.path !== logout.path && !session.read().EmailAddressId) session.clear(['UserKey', 'UserLoginDetailId'])
}

/** Anything that is not JSON is plain text: some servers return a single word. */
async function bodyIn(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The server has validated its response against the same schema, so only the kind of value is checked here: a response
 * from a proxy or another server counts as none, and no screen has to handle it.
 */
function readable<C extends Call>(call: C, body: unknown): ResponseOf<C> {
  const kind = answerKindOf(call)
  const told = answerFromWire(call, body)
  const answer = kind ? readAnswer(kind, told) : told
  if (kind && answer === undefined) throw unreachable()
  return answer as ResponseOf<C>
}

/** A value that was sent and comes back knows nothing new: another call may have changed it meanwhile. */
function refresh(session: SessionStore, headers: Headers, sentBy: SessionValues) {
  const now = session.read()
  const values: SessionValues = {}
  for (const name of sessionValueNames) {
    const value = decodeSessionValue(headers.get(name) ?? '')
    if (value) values[name] = value === sentBy[name] ? (now[name] ?? value) : value
  }
  session.write(values)
}

function refusalOf({ status, headers }: Response, body: unknown): ApiError {
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (typeof told['error'] === 'string' && status < 500) {
    return new ApiError(status, told['error'], { code: headers.get('Error-Code') ?? '' })
  }
  return unreachable(status, {
    code: headers.get('Error-Code') ?? '',
    requestId: typeof told['requestId'] === 'string' ? told['requestId'] : undefined,
    retryAfterSeconds: Number(headers.get('Retry-After') ?? 1),
  })
}
