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
import { fileNameOf } from './file-name'
import { readLines } from './read-lines'
import type { WayOut } from './session/return-to'
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
  /** When every check of the session that was begun has ended, and cleared what was left of a dead one. */
  checked(): Promise<unknown>
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
  /** Goes to another screen: by throwing where a page is being rendered, by leaving the page in a browser. */
  leave: (to: WayOut) => Promise<void>
  /** Asks the person to prove anew who he is; false when he would rather not. Throws where a page is being rendered. */
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
    if (call.answers === 'progress')
      return answerFromWire(call, await readLines(response, options.onProgress)) as ResponseOf<C>
    return readable(call, await bodyIn(response))
  }

  async function sendPaged<C extends Call>(call: C, ...[input, options = {}]: Sent<C>) {
    const response = await responseTo(call, input, options)
    const rows = readable(call, await bodyIn(response))
    // A server that answers no pages answers the whole list.
    return { rows, total: Number(response.headers.get('Total-Count') ?? (rows as unknown[]).length) }
  }

  async function download(call: Call, ...[input, options = {}]: Sent<Call>) {
    const response = await responseTo(call, input, options)
    const blob = await response.blob().catch(() => {
      throw unreachable()
    })
    return { blob, name: fileNameOf(response.headers) }
  }

  async function responseTo(call: Call, input: unknown, options: SendOptions, isRepeat = false): Promise<Response> {
    dropHalfSession(session, call)
    const [sentBy, clearingsBefore] = [session.read(), clearings]
    const response = await transmit(call, input, sentBy, options)
    // A session that was cleared or renewed while this call was under way must not come back with its answer.
    if (clearings === clearingsBefore && !isRenewed(sentBy)) refresh(session, response.headers)
    if (response.ok) return response
    const refusal = refusalOf(response, await bodyIn(response))
    if (!isRepeat && (await mayRepeat(refusal, sentBy, options))) return responseTo(call, input, options, true)
    if (endsSession(response.status)) await endSession(options)
    // The rights of an administrator rest for want of a passkey, which is added in the settings.
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

  /** Whether the session got another key since the call was sent: in another tab, or by another call's confirmation. */
  const isRenewed = ({ UserKey }: SessionValues) => session.read().UserKey !== UserKey

  /** A call that was refused for its old session is sent again by the new one, unless that is somebody else's. */
  async function mayRepeat({ status, code }: ApiError, sentBy: SessionValues, { stay }: SendOptions) {
    const proof = askedProof(code)
    const isOfSession = status === 401 || proof !== undefined
    if (isOfSession && isRenewed(sentBy)) return looksSignedIn(session.read()) && isSameUser(sentBy)
    return proof !== undefined && !stay && (await confirmSignIn(proof)) && isSameUser(sentBy)
  }

  const isSameUser = ({ UserId }: SessionValues) => session.read().UserId === UserId

  /**
   * The loaders of one navigation run side by side. Where a guard is asking for the session at the same time, it
   * clears the values and decides where to go; so its answer is awaited before this call would go to the sign-in screen.
   */
  async function endSession({ stay }: SendOptions) {
    if (!stay) await checks
    const wasSignedIn = looksSignedIn(session.read())
    session.clear()
    if (wasSignedIn && !stay) await leave('/Login')
  }

  return { session, checked: () => checks, send, sendPaged, download, redirect }
}

/** Without the e-mail id the other half of a session proves nothing. Logout still has to name what it ends. */
function dropHalfSession(session: SessionStore, call: Call) {
  if (call.path !== logout.path && !session.read().EmailAddressId) session.clear(['UserKey', 'UserLoginDetailId'])
}

/** What is no JSON is plain text, as some servers answer a single word. */
async function bodyIn(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The server has checked its answer against the same schema, so here it is only made sure that it is one: what a proxy or
 * another server answers instead is the same as no answer, and no screen has to reckon with it.
 */
function readable<C extends Call>(call: C, body: unknown): ResponseOf<C> {
  const kind = answerKindOf(call)
  const told = answerFromWire(call, body)
  const answer = kind ? readAnswer(kind, told) : told
  if (kind && answer === undefined) throw unreachable()
  return answer as ResponseOf<C>
}

function refresh(session: SessionStore, headers: Headers) {
  const values: SessionValues = {}
  for (const name of sessionValueNames) {
    const value = decodeSessionValue(headers.get(name) ?? '')
    if (value) values[name] = value
  }
  session.write(values)
}

function refusalOf({ status, headers }: Response, body: unknown): ApiError {
  const told = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (typeof told['error'] === 'string' && status < 500) {
    return new ApiError(status, told['error'], { code: headers.get('Error-Code') ?? '' })
  }
  return unreachable(status, typeof told['requestId'] === 'string' ? told['requestId'] : undefined)
}
