import type { FastifyInstance } from 'fastify'
import { CAPTCHA_SEPARATOR, getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import { sendsBody, type Call, type ResponseOf } from '@lohahaat/contract/platform/define-call'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { answerFromWire, inputToWire } from '@lohahaat/contract/platform/wire/translate'
import type { TestServer } from './test-server'

type InjectResponse = Awaited<ReturnType<FastifyInstance['inject']>>

interface Reply<C extends Call> {
  status: number
  body: ResponseOf<C>
  error: string
  headers: InjectResponse['headers']
}

/** A browser as the server sees it: stores cookies, and returns the session values as headers. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly values = new Map<string, string>()
  readonly address: string
  readonly #server: TestServer
  readonly #headers: Record<string, string>

  /**
   * Each browser has its own network address, so that limits do not carry over between tests. `headers` are what a
   * proxy would add.
   */
  constructor(server: TestServer, address = randomAddress(), headers: Record<string, string> = {}) {
    this.#server = server
    this.address = address
    this.#headers = headers
  }

  /** The signed-in user. */
  get userId(): number {
    return Number(this.values.get('UserId'))
  }

  /** Only names are translated: values are sent as they are, so that tests can send invalid ones. */
  async send<C extends Call>(call: C, input?: unknown, headers: Record<string, string> = {}): Promise<Reply<C>> {
    const sent = inputToWire(call, input ?? {})
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#server.app.inject({
      method: call.method,
      url: call.path,
      remoteAddress: this.address,
      // The site sends it with every call, with or without a body.
      headers: {
        'content-type': 'application/json',
        ...this.#headers,
        ...Object.fromEntries(this.values),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(sendsBody(call) ? { payload: sent as object } : { query: sent as Record<string, string> }),
    })
    this.#remember(response)
    const body = answerFromWire(call, JSON.parse(response.body)) as ResponseOf<C>
    const { error } = body as { error: string }
    return { status: response.statusCode, body, error, headers: response.headers }
  }

  /** Solves a new captcha and returns the header with the sum. */
  async answerCaptcha(): Promise<{ captcha: string }> {
    const { body } = await this.send(getCaptcha)
    const [one, other] = body.split(CAPTCHA_SEPARATOR).map(Number)
    return { captcha: String((one ?? 0) + (other ?? 0)) }
  }

  async signIn(email: string) {
    await this.send(emailLoginSent, { username: email }, await this.answerCaptcha())
    const password = await this.#server.mailedCode(email)
    return this.send(login, { username: email, password })
  }

  #remember(response: InjectResponse) {
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    for (const name of sessionValueNames) {
      const value = response.headers[name.toLowerCase()]
      if (typeof value === 'string') this.values.set(name, value)
    }
  }
}

let addresses = 0
const randomAddress = () => `10.1.${Math.floor(++addresses / 250)}.${1 + (addresses % 250)}`
