import { answerFromWire, inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { sendsBody, type Call, type InputOf } from '@lohahaat/contract/platform/define-call'
import type { Tally } from './tally'
import type { Person } from './trade'

export interface Answer {
  status: number
  body: unknown
  headers: Headers
  began: number
  tookMs: number
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData
}

/** A visitor's connection. Answers that must never occur are noted. */
export class Client {
  readonly address: string
  readonly #tally: Tally
  readonly #timeoutMs: number
  readonly #person: Person | null

  constructor(address: string, tally: Tally, timeoutMs: number, person: Person | null = null) {
    this.address = address
    this.#tally = tally
    this.#timeoutMs = timeoutMs
    this.#person = person
  }

  as(person: Person) {
    return new Client(this.address, this.#tally, this.#timeoutMs, person)
  }

  async call<C extends Call>(call: C, input: InputOf<C>, headers: Record<string, string> = {}): Promise<Answer | null> {
    const wire = inputToWire(call, input)
    const query = new URLSearchParams(wire as Record<string, string>).toString()
    const answer = await (sendsBody(call)
      ? this.ask(call.path, { method: call.method, body: JSON.stringify(wire), headers })
      : this.ask(`${call.path}${query && `?${query}`}`, { method: call.method, headers }))
    return answer && { ...answer, body: answerFromWire(call, answer.body) }
  }

  /** Null when there was no answer, which is expected while a server is dead. */
  async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer | null> {
    const began = performance.now()
    this.#tally.requests += 1
    try {
      const response = await fetch(this.address + path, {
        method,
        headers: {
          ...this.#identity(),
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const answer = { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text }
      this.#judge(path, answer, response.headers)
      return { ...answer, headers: response.headers, began, tookMs: performance.now() - began }
    } catch (error) {
      this.#tally.unanswered += 1
      const isHung = error instanceof Error && error.name === 'TimeoutError'
      if (isHung) this.#tally.wrong(`${pathOf(path)} hung for ${this.#timeoutMs} ms`)
      return null
    }
  }

  #identity(): Record<string, string> {
    return this.#person ? { UserKey: this.#person.key, cookie: `LHSession=${this.#person.cookie}` } : {}
  }

  #judge(path: string, { status, body }: { status: number; body: unknown }, headers: Headers) {
    if (status < 500) return
    this.#tally.countServerError(status)
    if (status !== 503) this.#tally.wrong(`${pathOf(path)} answered ${status}: ${JSON.stringify(body).slice(0, 200)}`)
    else if (!headers.has('retry-after')) this.#tally.wrong(`${pathOf(path)} answered 503 without Retry-After`)
  }
}

const pathOf = (path: string) => path.split('?')[0]
