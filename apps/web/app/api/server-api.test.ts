import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { expect, test } from 'vitest'
import { FRESH_SIGN_IN_NEEDED } from './api-error'
import { serverApi, sessionCookiesOf } from './server-api'

const cookie = 'LHSession=hidden; EmailAddressId=asha%40example.com; LegalName=Asha; UserKey=secret'

function visit(answer: () => Response) {
  const seen: Request[] = []
  const request = new Request('https://site.example/profile?x=1', { headers: { Cookie: cookie, 'User-Agent': 'Test' } })
  const context = {
    requestId: '1',
    nonce: '',
    isKept: false,
    report() {},
    async dispatch(call: Request) {
      seen.push(call)
      return answer()
    },
  }
  return { api: serverApi(request, context), request, context, seen }
}

test('a call in process carries the visitor’s cookies, browser and session values', async () => {
  const { api, seen } = visit(() => Response.json({}))
  await api.send(fetchProfile)
  const [call] = seen
  expect(call?.url).toBe('https://site.example/Login/LH/Profile')
  expect(call?.headers.get('Cookie')).toBe(cookie)
  expect(call?.headers.get('User-Agent')).toBe('Test')
  expect(call?.headers.get('UserKey')).toBe('secret')
})

test('refreshed values reach the page’s other loaders and its Set-Cookie headers', async () => {
  const { api, request, context } = visit(() => Response.json({}, { headers: { Cart: '5' } }))
  await api.send(fetchProfile)
  expect(serverApi(request, context).session.read().Cart).toBe('5')
  expect(sessionCookiesOf(context).getSetCookie()).toEqual(['Cart=5; Path=/; Max-Age=2592000; SameSite=Lax; Secure'])
})

test('a session that has ended is a redirect to the sign-in screen that clears its cookies', async () => {
  const { api } = visit(() => Response.json({}, { status: 401 }))
  const redirect: unknown = await api.send(fetchProfile).catch((thrown: unknown) => thrown)
  if (!(redirect instanceof Response)) throw new Error('expected a redirect')
  expect(redirect.headers.get('Location')).toBe('/Login')
  expect(redirect.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
    'UserKey=',
    'EmailAddressId=',
    'LegalName=',
  ])
})

test('a fresh sign-in that is missing is said in words that the page can ask by', async () => {
  const headers = { 'Error-Code': FRESH_SIGN_IN_NEEDED }
  const { api } = visit(() => Response.json({ error: 'Please confirm.' }, { status: 403, headers }))
  const thrown: unknown = await api.send(fetchProfile).catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('expected a response')
  expect([thrown.status, await thrown.text()]).toEqual([403, FRESH_SIGN_IN_NEEDED])
})

test('values that are as they were set no cookies, which would undo a sign-out that was faster', async () => {
  const { api, context } = visit(() => Response.json({}, { headers: { UserKey: 'secret', LegalName: 'Asha' } }))
  await api.send(fetchProfile)
  expect(sessionCookiesOf(context).getSetCookie()).toEqual([])
})

test('a visitor’s page sets no cookies', () => {
  const context = { requestId: '1', nonce: '', isKept: false, report() {}, dispatch: async () => Response.json({}) }
  serverApi(new Request('https://site.example/'), context).session.clear()
  expect(sessionCookiesOf(context).getSetCookie()).toEqual([])
})
