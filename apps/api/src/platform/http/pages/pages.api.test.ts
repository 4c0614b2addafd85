import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall, type Call } from '@lohahaat/contract/platform/define-call'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { sessions } from '../../../db/tables/identity/sessions'
import { someUser } from '../../../testing/people'
import { siteWith } from '../../../testing/small-site'
import { TestBrowser } from '../../../testing/test-browser'
import { useTestServer } from '../../../testing/test-server'
import { routes } from '../../../routes'
import { VISIT_HEADER } from './page-visit'
import { route } from '../route'

const PROXY = '10.9.0.1'
const OVER_HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' }

const whereFrom = defineCall({
  method: 'GET',
  path: '/Test/LH/WhereFrom',
  permission: 'visit the site',
  summary: 'Tells the caller where he comes from.',
  response: z.string(),
})

/** Shows everything it was rendered from, and makes the calls of a page for a signed-in user. */
const site = siteWith(async (request, { dispatch, nonce }) => {
  const cookies = request.headers.get('cookie') ?? ''
  const key = /UserKey=([\w-]+)/.exec(cookies)?.[1] ?? ''
  const headers = key ? { cookie: cookies, UserKey: key } : {}
  const call = ({ path }: Call) => dispatch(new Request(new URL(path, request.url), { headers }))
  const [profile, origin] = await Promise.all([call(fetchProfile), call(whereFrom)])
  const seen = {
    url: request.url,
    headers: [...request.headers.keys()],
    status: profile.status,
    from: await origin.json(),
  }
  return `<script nonce="${nonce}">ours</script>${JSON.stringify(seen)}`
})

const server = useTestServer({
  site,
  trustProxy: PROXY,
  routes: [...routes, route(whereFrom, ({ visitor }) => visitor.address)],
})

const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers, remoteAddress: PROXY })

const seenAt = async (url: string, headers: Record<string, string> = {}) =>
  JSON.parse(/\{.*\}/.exec((await visit(url, headers)).body)?.[0] ?? '') as { url: string; headers: string[] }

async function signedIn(headers: Record<string, string>) {
  const browser = new TestBrowser(server, PROXY, headers)
  await browser.signIn(await someUser(server.db))
  const cookies = [...browser.cookies, ['UserKey', browser.values.get('UserKey') ?? ''] as const]
  return { browser, cookie: cookies.map((pair) => pair.join('=')).join('; ') }
}

const rest = () => server.db.update(sessions).set({ lastSeenAt: sql`now() - interval '10 minutes'` })

describe('the calls of a page behind TLS', () => {
  test('renew the session under its name for https, and for https alone', async () => {
    const { cookie } = await signedIn(OVER_HTTPS)
    await rest()
    const { statusCode, headers } = await visit('/myOrdersList', { ...OVER_HTTPS, cookie })
    expect(statusCode).toBe(200)
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-LHSession=[\w-]{43};.* Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
  })

  test('come from where the visit comes from', async () => {
    const { cookie } = await signedIn(OVER_HTTPS)
    expect(await seenAt('/myOrdersList', { ...OVER_HTTPS, cookie })).toMatchObject({
      status: 200,
      from: '198.51.100.7',
    })
  })

  test('over plain http the cookie has its plain name', async () => {
    const { cookie } = await signedIn({})
    await rest()
    const { headers } = await visit('/myOrdersList', { cookie })
    expect(String(headers['set-cookie'])).toMatch(/^LHSession=[\w-]{43};/)
    expect(String(headers['set-cookie'])).not.toContain('Secure')
  })
})

describe('the cookie of a session', () => {
  test('under the other scheme’s name it is none', async () => {
    const { browser } = await signedIn(OVER_HTTPS)
    const token = browser.cookies.get('__Host-LHSession') ?? ''
    const UserKey = browser.values.get('UserKey') ?? ''
    const statusWith = async (headers: Record<string, string>) =>
      (await visit(fetchProfile.path, { UserKey, ...headers })).statusCode
    expect(await statusWith({ ...OVER_HTTPS, cookie: `__Host-LHSession=${token}` })).toBe(200)
    expect(await statusWith({ ...OVER_HTTPS, cookie: `LHSession=${token}` })).toBe(401)
    expect(await statusWith({ ...OVER_HTTPS, cookie: `LHSession=x; __Host-LHSession=${token}` })).toBe(200)
    expect(await statusWith({ cookie: `__Host-LHSession=${token}` })).toBe(401)
  })

  test('a visit that somebody made up changes nothing', async () => {
    const { browser } = await signedIn({})
    await rest()
    const { headers } = await browser.send(fetchProfile, {}, { [VISIT_HEADER]: '00000000-0000-4000-8000-000000000000' })
    expect(String(headers['set-cookie'])).toMatch(/^LHSession=/)
  })
})

describe('a page that is kept', () => {
  test.each([
    { cookie: '\u00a0LegalName=X; \u00a0Cart=77' },
    { cookie: 'LegalName =X' },
    { cookie: '"LegalName"=X' },
    { cookie: 'a=b;\tLegalName=X' },
    { cookie: 'Legal%4eame=X; %4cegalName=Y' },
    { cookie: 'legalname=X' },
    { 'accept-language': 'hi', 'user-agent': 'Googlebot', referer: 'https://elsewhere.example', origin: 'null' },
    { host: 'elsewhere.example' },
    { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
  ])('has nothing of whoever asked first: %j', async (headers) => {
    const url = `/help?asked=${encodeURIComponent(JSON.stringify(headers))}`
    await visit(url, headers)
    expect(await seenAt(url)).toMatchObject({ url: `https://lohahaat.example${url}`, headers: [], status: 401 })
  })

  test('is rendered once, under whatever name the server is asked', async () => {
    const [one, other] = [await visit('/about', { host: 'a.example' }), await visit('/about', { host: 'b.example' })]
    expect(other.body).toBe(one.body)
    expect(one.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
  })

  test.each([...sessionValueNames, 'LHSession', '__Host-LHSession'])(
    'at / is not for whoever sends %s',
    async (name) => {
      const { headers } = await visit('/', { cookie: `other=1; ${name}=x` })
      expect(headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(headers['content-security-policy']).toMatch(/'nonce-\w{32}'/)
    },
  )
})

test('no cache keeps a page of somebody who is signed in, and only the browser may ask again for a visitor’s', async () => {
  const { cookie } = await signedIn({})
  expect((await visit('/', { cookie })).headers['cache-control']).toBe('no-store')
  expect((await visit('/')).headers['cache-control']).toBe('private, no-cache')
})

test.each(['/x%0a', '/x%0d%0aSet-Cookie:%20a=b', '/help%0a', '/%00', '/a%0a.data', '/%E2%80%A8', '/%7f', '/%c2%85'])(
  '%s is no path: 400, and no error in the log',
  async (url) => {
    server.log.length = 0
    for (const cookie of ['', 'LegalName=X']) expect((await visit(url, { cookie })).statusCode).toBe(400)
    expect(server.log.join('')).not.toMatch(/"level":(40|50)|stack/)
  },
)

test.each(['//elsewhere.example/sell', '/\\elsewhere.example', 'http://elsewhere.example/sell'])(
  '%s stays on this site',
  async (url) => {
    const headers = { cookie: 'LegalName=X', host: 'lohahaat.example' }
    expect(new URL((await seenAt(url, headers)).url).origin).toBe('http://lohahaat.example')
  },
)
