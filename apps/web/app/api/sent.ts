import { type Call, type InputOf, sendsBody } from '@lohahaat/contract/platform/define-call'
import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { language } from '@lohahaat/domain/platform/language'
import { encodeSessionValue, type SessionValues, sessionValueNames } from '@lohahaat/contract/platform/session-values'

export interface SendOptions {
  /** The answer to the captcha, for the calls that ask for one. */
  captcha?: string
  /** The idempotency key: the same for every retry of a request. */
  idempotencyKey?: string
  /** The caller handles an ended session or a required sign-in itself. */
  stay?: boolean
  /** Called with the progress, for calls that report it. */
  onProgress?: (done: number, of: number) => void
  /** Called with the number of bytes uploaded: a file may be large, and the connection slow. */
  onSent?: (bytes: number, of: number) => void
  /** Aborts the call, which then fails as if there was no response. */
  signal?: AbortSignal
}

type Fields<C extends Call> = unknown extends InputOf<C> ? object : InputOf<C>

/**
 * Calls without input are sent as `send(call)`; others do not compile without their input, or forms without their file.
 */
export type Sent<C extends Call> = C extends { upload: object }
  ? [input: Fields<C> & { file: File }, options?: SendOptions]
  : unknown extends InputOf<C>
    ? [input?: undefined, options?: SendOptions]
    : [input: InputOf<C>, options?: SendOptions]

export function pathOf(call: Call, input: unknown): string {
  if (sendsBody(call) || !input) return call.path
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(inputToWire(call, input) as object))
    if (value !== undefined) query.set(name, String(value))
  return `${call.path}?${query}`
}

export function headersOf(call: Call, values: SessionValues, { captcha, idempotencyKey }: SendOptions): Headers {
  const headers = new Headers({ 'Accept-Language': language() })
  // Only the browser knows the boundary of a form, so it sets the content type itself.
  if (!call.upload) headers.set('Content-Type', 'application/json')
  for (const name of sessionValueNames) {
    const value = values[name]
    if (value) headers.set(name, encodeSessionValue(value))
  }
  if (captcha) headers.set('Captcha', captcha)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  return headers
}

export function bodyOf(call: Call, input: unknown): { body?: string | FormData } {
  if (!sendsBody(call)) return {}
  const wire = inputToWire(call, input ?? {}) as object
  return { body: call.upload ? formOf(wire) : JSON.stringify(wire) }
}

type Field = string | number | boolean | File

function formOf(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input) as [string, Field | undefined][]) {
    if (value instanceof File) form.set(name, value)
    else if (value !== undefined) form.set(name, String(value))
  }
  return form
}
