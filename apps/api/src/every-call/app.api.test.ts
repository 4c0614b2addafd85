import { describe, expect, test } from 'vitest'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { mails } from '../db/tables/platform/mails'
import { insertMail } from '../platform/mail/mails.repository'
import { routes } from '../routes'
import { someUser } from '../testing/people'
import { TestBrowser } from '../testing/test-browser'
import { buildTestApp, useTestServer } from '../testing/test-server'

const server = useTestServer()
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

test('it is alive, ready and measured', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await get('/metrics')).body).toContain('http_request_duration_seconds_count')
})

test('who waits is measured: a mail for its relay, a request for the database', async () => {
  const letter = { messageId: '<1@lohahaat.example>', recipient: 'a@works.example', subject: 'A', text: 'A', html: 'A' }
  const sentAtOnce = { replyTo: null, unsubscribeUrl: null, nextTryAt: null }
  await insertMail(server.db, { ...letter, ...sentAtOnce })
  await server.db.update(mails).set({ createdAt: new Date(Date.now() - 90_000) })
  const { body } = await get('/metrics')
  expect(body).toMatch(/^mails_waiting 1$/m)
  expect(body).toMatch(/^mails_oldest_waiting_seconds 9\d/m)
  expect(body).toMatch(/^database_connections\{state="idle"\} \d+$/m)
  expect(body).toMatch(/^database_connections\{state="in use"\} \d+$/m)
  expect(body).toMatch(/^database_connections_awaited 0$/m)
})

test('while it closes, a connection that is still open gets its answer, and is told to close', async () => {
  const { app } = await server.twin()
  let end = () => {}
  const mayEnd = new Promise<void>((resolve) => (end = resolve))
  const isClosing = new Promise<void>((resolve) =>
    app.addHook('preClose', () => {
      resolve()
      return mayEnd
    }),
  )
  const address = await app.listen({ port: 0 })
  const closing = app.close()
  await isClosing
  const { status, headers } = await fetch(`${address}/healthz`)
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  end()
  await closing
})

test('its description has every call', async () => {
  const { paths } = (await get('/openapi.json')).json<{ paths: Record<string, object> }>()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(routes.map(({ call }) => `${call.method} ${call.path}`).toSorted())
})

test('the description can be browsed', async () => {
  const page = await get('/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Swagger UI')
})

test('with its description switched off there is none', async () => {
  const app = await buildTestApp(server, { servesDocs: false })
  for (const url of ['/docs', '/docs/', '/docs/json', '/openapi.json']) {
    expect((await app.inject(url)).statusCode, url).toBe(404)
  }
  await app.close()
})

test.each(['/Login/LH/Nothing', '/nobody/LH/', '/Login/LH/login'])(
  '%s is an unknown path: 404 with a text',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: refusalTexts.unknownPath })
  },
)

test('HEAD runs no call', async () => {
  const browser = new TestBrowser(server)
  await browser.signIn(await someUser(server.db))
  const headers = { ...Object.fromEntries(browser.values), cookie: `LHSession=${browser.cookies.get('LHSession')}` }
  const response = await server.app.inject({ method: 'HEAD', url: `${logout.path}?Key=1`, headers })
  expect(response.statusCode).toBe(404)
  expect((await browser.send(fetchProfile)).status).toBe(200)
})

describe('every answer', () => {
  test('carries the security headers', async () => {
    const { headers } = await get('/healthz')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('allows no other origin', async () => {
    const { headers } = await get('/Captcha/LH/GetCaptcha', { origin: 'https://elsewhere.example' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('of a call is not to be stored', async () => {
    expect((await get('/Captcha/LH/GetCaptcha')).headers['cache-control']).toBe('no-store')
  })

  test('over plain http promises no https', async () => {
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined()
  })
})

test('a query that is not a query and a path that is not a path are 400', async () => {
  expect((await get('/Login/LH/LoginCheck?Key=a&Key=b')).statusCode).toBe(401)
  expect((await get('/%E0%A4%A')).statusCode).toBe(400)
})
