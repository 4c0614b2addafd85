import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { sessions } from '../../db/tables/identity/sessions'
import { someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()

async function signedIn(legalName?: string) {
  const browser = new TestBrowser(server)
  const email = await someUser(server.db, legalName)
  await browser.signIn(email)
  return { browser, email, key: browser.values.get('UserKey') ?? '' }
}

test('a session is valid with its header and its cookie together', async () => {
  const { browser, key } = await signedIn()
  const reply = await browser.send(loginCheck, { key })
  expect(reply.body).toEqual({ valid: true })
})

test('the UserKey without the cookie is no session', async () => {
  const { browser, key } = await signedIn()
  browser.cookies.delete('LHSession')
  expect((await browser.send(loginCheck, { key })).status).toBe(401)
})

test('the cookie without the UserKey is no session', async () => {
  const { browser, key } = await signedIn()
  browser.values.delete('UserKey')
  expect((await browser.send(loginCheck, { key })).status).toBe(401)
})

test('the key of one session and the cookie of another are no session', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()]
  mine.browser.cookies.set('LHSession', theirs.browser.cookies.get('LHSession') ?? '')
  expect((await mine.browser.send(fetchProfile)).status).toBe(401)
})

test('LoginCheck refuses a key that is not the session’s own', async () => {
  const { browser } = await signedIn()
  expect((await browser.send(loginCheck, { key: 'x' })).status).toBe(401)
})

test('a forged Role opens nothing and is corrected by the answer', async () => {
  const { browser } = await signedIn()
  const reply = await browser.send(mailQueue, {}, { Role: 'Admin' })
  expect(reply.status).toBe(403)
  expect(reply.headers['role']).toBe('User')
})

test('a forged UserId shows nobody else', async () => {
  const { browser, email } = await signedIn()
  const reply = await browser.send(fetchProfile, {}, { userId: '1', EmailAddressId: 'admin@lohahaat.example' })
  expect(reply.body.buyerEmail).toBe(email)
})

test('an administrator gets in where a buyer does not', async () => {
  const browser = new TestBrowser(server)
  await browser.signIn('admin@lohahaat.example')
  expect((await browser.send(mailQueue)).status).toBe(200)
})

test('every answer of a session refreshes its values, a Devanagari name too', async () => {
  const { browser, email, key } = await signedIn('वर्मा स्टील & सन्स')
  const { headers } = await browser.send(fetchProfile)
  expect(headers).toMatchObject({ userkey: key, role: 'User', pincode: '123401', cart: '0', emailaddressid: email })
  expect(decodeURI(String(headers['legalname']))).toBe('वर्मा स्टील & सन्स')
})

test('the session cookie is out of reach of scripts and of other sites', async () => {
  const browser = new TestBrowser(server)
  const { headers } = await browser.signIn(await someUser(server.db))
  expect(String(headers['set-cookie'])).toMatch(/LHSession=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
})

test('secrets of a session are stored hashed', async () => {
  const { browser, key } = await signedIn()
  const stored = JSON.stringify(await server.db.select().from(sessions))
  expect(stored).not.toContain(key)
  expect(stored).not.toContain(browser.cookies.get('LHSession'))
})

test('logout kills the session, also for who kept its secrets', async () => {
  const { browser, key } = await signedIn()
  const [cookies, values] = [new Map(browser.cookies), new Map(browser.values)]
  expect((await browser.send(logout, { key: values.get('UserLoginDetailId') })).body).toEqual({ success: true })
  cookies.forEach((value, name) => browser.cookies.set(name, value))
  values.forEach((value, name) => browser.values.set(name, value))
  expect((await browser.send(loginCheck, { key })).status).toBe(401)
})

test('logging out twice is a success twice', async () => {
  const { browser } = await signedIn()
  const id = browser.values.get('UserLoginDetailId')
  await browser.send(logout, { key: id })
  expect((await browser.send(logout, { key: id })).body).toEqual({ success: true })
})

test('a link to Logout, which carries the cookie but no header, ends nothing', async () => {
  const { browser, key } = await signedIn()
  const values = new Map(browser.values)
  browser.values.clear()
  await browser.send(logout, { key: values.get('UserLoginDetailId') })
  values.forEach((value, name) => browser.values.set(name, value))
  expect((await browser.send(loginCheck, { key })).status).toBe(200)
})

test('nobody logs somebody else out by naming his session', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()]
  await mine.browser.send(logout, { key: theirs.browser.values.get('UserLoginDetailId') })
  expect((await theirs.browser.send(fetchProfile)).status).toBe(200)
})

test('the list of sessions shows every device, and sign out everywhere ends them all', async () => {
  const { browser, email } = await signedIn()
  const phone = new TestBrowser(server)
  await phone.signIn(email)
  const { body } = await browser.send(fetchSessions)
  expect(body.map(({ current }) => current).toSorted()).toEqual([false, true])
  expect((await browser.send(signOutEverywhere)).body).toEqual({ success: true, ended: 2 })
  expect((await phone.send(fetchProfile)).status).toBe(401)
})

test.each(['UserKey', 'LegalName', 'Cart'])('a %s header that can’t be decoded is a 400', async (name) => {
  const { browser } = await signedIn()
  const reply = await browser.send(fetchProfile, {}, { [name]: '%E0%A4%A' })
  expect(reply.status).toBe(400)
})

describe('a session slides', () => {
  const letDaysPass = (days: number) => {
    const ago = sql`${days} * interval '1 day'`
    return server.db.update(sessions).set({
      lastSeenAt: sql`${sessions.lastSeenAt} - ${ago}`,
      expiresAt: sql`${sessions.expiresAt} - ${ago}`,
    })
  }

  test('used on its 29th day it lives for 30 more', async () => {
    const { browser } = await signedIn()
    await letDaysPass(29)
    const { headers } = await browser.send(fetchProfile)
    expect(String(headers['set-cookie'])).toContain('Max-Age=2592000')
    await letDaysPass(29)
    expect((await browser.send(fetchProfile)).status).toBe(200)
  })

  test('unused for 30 days it is over', async () => {
    const { browser } = await signedIn()
    await letDaysPass(30)
    expect((await browser.send(fetchProfile)).status).toBe(401)
  })
})

test.each([
  'LHSession=%E0%A4%A',
  'LHSession="; LHCaptcha=',
  '=; ;;=',
  `LHSession=${'x'.repeat(4000)}`,
  'LHSession=\u00ff',
])('a cookie without sense, such as %s, is no session and no fault', async (cookie) => {
  const { browser } = await signedIn()
  browser.cookies.clear()
  expect((await browser.send(fetchProfile, {}, { cookie })).status).toBe(401)
})
