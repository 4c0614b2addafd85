import { beforeAll, expect, test } from 'vitest'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { freshEmail, someUser } from '../testing/people'
import { TestBrowser } from '../testing/test-browser'
import { type TestServer, useTestServer } from '../testing/test-server'

const first = useTestServer()
let second: TestServer
beforeAll(async () => {
  second = await first.twin()
})

/** The same browser, whose next request is answered by the other server. */
function moved(browser: TestBrowser, server: TestServer): TestBrowser {
  const other = new TestBrowser(server, browser.address)
  browser.cookies.forEach((value, name) => other.cookies.set(name, value))
  browser.values.forEach((value, name) => other.values.set(name, value))
  return other
}

test('a sign-in begun on one server ends on the other, and its session holds on both', async () => {
  const asking = new TestBrowser(first)
  const username = await someUser(first.db)
  const captcha = await asking.answerCaptcha()
  const signingIn = moved(asking, second)
  await signingIn.send(emailLoginSent, { username }, captcha)
  const signedIn = moved(signingIn, first)
  await signedIn.send(login, { username, password: await first.mailedCode(username) })
  expect((await moved(signedIn, second).send(fetchProfile)).status).toBe(200)
  await signedIn.send(signOutEverywhere)
  expect((await moved(signedIn, second).send(fetchProfile)).status).toBe(401)
})

test('a limit per network address counts what both servers saw', async () => {
  const browser = new TestBrowser(first)
  const statuses = []
  for (const server of [first, second, first, second]) {
    const reply = await moved(browser, server).send(emailLoginSent, { username: freshEmail('plain') })
    statuses.push(reply.status)
  }
  expect(statuses).toEqual([200, 200, 200, 400])
})

test('wrong codes count over both servers', async () => {
  const username = await someUser(first.db)
  const guess = (server: TestServer) => new TestBrowser(server).send(login, { username, password: '00000' })
  for (let tries = 0; tries < 50; tries++) await guess(tries % 2 ? first : second)
  expect((await guess(second)).status).toBe(429)
})
