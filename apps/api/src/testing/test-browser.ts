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

/** A browser as the server sees it: keeps cookies, and sends the session values back as headers. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly values = new Map<string, string>()
  readonly address: string
  readonly #server: TestServer
  readonly #headers: Record<string, string>

  /**
   * Each browser has a network address of its own, so that limits per address don't reach from test to test. `headers` are
   * what a proxy would add to all it sends.
   */
  constructor(server: TestServer, address = randomAddress(), headers: Record<string, string> = {}) {
    this.#server = server
    this.address = address
    this.#headers = headers
  }

  /** Who is signed in. */
  get userId(): number {
    return Number(this.values.get('UserId'))
  }

  /** Beyond its names the input goes out as it is, so that tests can send what no typed client would. */
  async send<C extends Call>(call: C, input?: unknown, headers: Record<string, string> = {}): Promise<Reply<C>> {
    const sent = inputToWire(call, input ?? {})
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#server.app.inject({
      method: call.method,
      url: call.path,
      remoteAddress: this.address,
      // The site says so on every call, with or without a body.
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

  /** Answers a fresh captcha and gives the header with the sum. */
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
