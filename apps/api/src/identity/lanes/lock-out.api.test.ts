import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { oneTimeCodes } from '../../db/tables/identity/one-time-codes'
import { rateLimits } from '../../db/tables/platform/rate-limits'
import { filledSignUp, freshEmail, someUser } from '../../testing/people'
import { spend } from '../../testing/spend'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

const server = useTestServer()

const ask = async (browser: TestBrowser, username: string) =>
  browser.send(emailLoginSent, { username }, await browser.answerCaptcha())

const guess = (browser: TestBrowser, username: string, password = '00000') =>
  browser.send(login, { username, password })

const wrongFor = (code: string) => (code === '00000' ? '00001' : '00000')

/** A user whose browser has signed in before. */
async function owner() {
  const [browser, email] = [new TestBrowser(server), await someUser(server.db)]
  await browser.signIn(email)
  return { browser, email }
}

describe('what strangers do to an account does not reach a browser that it knows', () => {
  test('fifty wrong codes and more', async () => {
    const { browser, email } = await owner()
    await Promise.all(Array.from({ length: 50 }, () => guess(new TestBrowser(server), email)))
    expect(await guess(new TestBrowser(server), email)).toMatchObject({
      status: 429,
      error: refusalTexts.otpTriesSpent,
    })
    expect((await browser.signIn(email)).status).toBe(200)
  })

  test('ten sign-up mails', async () => {
    const { browser, email } = await owner()
    for (let sent = 0; sent < 10; sent++) {
      const stranger = new TestBrowser(server)
      await stranger.send(emailSent, { buyerEmail: email }, await stranger.answerCaptcha())
      await letMinutesPass(server.db, 6)
    }
    expect((await browser.signIn(email)).status).toBe(200)
    expect((await new TestBrowser(server).signIn(email)).status).toBe(200)
  })

  test('a code that they have asked for, and ten of them', async () => {
    const { browser, email } = await owner()
    for (let sent = 0; sent < 10; sent++) {
      await ask(new TestBrowser(server), email)
      expect((await ask(browser, email)).status).toBe(200)
      await letMinutesPass(server.db, 6)
    }
  })

  test('five wrong tries while its code is pending', async () => {
    const { browser, email } = await owner()
    await ask(browser, email)
    const code = await server.mailedCode(email)
    for (let tries = 0; tries < 6; tries++) await guess(new TestBrowser(server), email, wrongFor(code))
    expect((await guess(browser, email, code)).status).toBe(200)
  })

  test('wrong codes and wrong sums of its own network', async () => {
    const { browser, email } = await owner()
    const neighbour = new TestBrowser(server, browser.address)
    await spend(server.db, `wrong-address:${browser.address}`, 100)
    expect((await guess(neighbour, email)).error).toBe(refusalTexts.otpTriesOfNetworkSpent)
    await spend(server.db, `captcha-failures:${browser.address}`, 60)
    await spend(server.db, `codes:${browser.address}`, 300)
    expect((await ask(neighbour, email)).status).toBe(429)
    expect((await browser.signIn(email)).status).toBe(200)
  })
})

describe('a known browser', () => {
  test('stays known after signing out and losing its session, in a cookie that scripts can’t read', async () => {
    const { browser, email } = await owner()
    for (const name of [...browser.cookies.keys()]) if (name !== 'LHDevice') browser.cookies.delete(name)
    browser.values.clear()
    await ask(browser, email)
    const codes = server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
    const [newest] = await codes.orderBy(desc(oneTimeCodes.id)).limit(1)
    expect(newest?.deviceId).toBe(browser.cookies.get('LHDevice')?.split('.')[0])
    const code = await server.mailedCode(email)
    const { headers } = await guess(browser, email, code)
    expect(String(headers['set-cookie'])).toMatch(/LHDevice=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/)
  })

  test('has fifty wrong tries and ten codes a day of its own', async () => {
    const { browser, email } = await owner()
    await Promise.all(Array.from({ length: 50 }, () => guess(browser, email)))
    expect(await guess(browser, email)).toMatchObject({ status: 429, error: refusalTexts.otpTriesSpent })
    expect((await guess(new TestBrowser(server), email)).status).toBe(400)
    for (let sent = 0; sent < 10; sent++) {
      expect((await ask(browser, email)).status).toBe(200)
      await letMinutesPass(server.db, 6)
    }
    expect((await ask(browser, email)).error).toBe(refusalTexts.otpDailyLimit)
  })

  test('of one account is a stranger to another', async () => {
    const { browser } = await owner()
    const other = await someUser(server.db)
    await ask(new TestBrowser(server), other)
    expect((await ask(browser, other)).error).toBe(accountMessages.otpAlreadySent)
  })

  test('has its code to itself: nobody else can use it', async () => {
    const { browser, email } = await owner()
    await ask(browser, email)
    const code = await server.mailedCode(email)
    expect((await guess(new TestBrowser(server), email, code)).error).toBe(accountMessages.otpIncorrect)
    expect((await guess(browser, email, code)).status).toBe(200)
  })
})

test('signing up and signing in are counted apart, in tries too', async () => {
  const email = freshEmail('newcomer')
  await Promise.all(Array.from({ length: 50 }, () => guess(new TestBrowser(server), email)))
  expect((await guess(new TestBrowser(server), email)).status).toBe(429)
  const browser = new TestBrowser(server)
  const form = filledSignUp({ buyerEmail: email })
  await browser.send(emailSent, form, await browser.answerCaptcha())
  const reply = await browser.send(saveUser, { ...form, otp: await server.mailedCode(email) })
  expect(reply.status).toBe(200)
})

test('a known browser learns nothing about other addresses, nor leaves another trace there', async () => {
  const traces = []
  for (const email of [await someUser(server.db), freshEmail('stranger')]) {
    await server.db.delete(rateLimits)
    const { browser } = await owner()
    const replies = [await ask(browser, email), await ask(browser, email), await guess(browser, email)]
    const answers = replies.map(({ status, error }) => ({ status, error }))
    const [row, ...more] = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
    const counters = (await server.db.select().from(rateLimits)).filter(({ key }) => key.includes(email))
    traces.push({
      answers,
      rows: 1 + more.length,
      row: { ...row, id: 0, email: '', codeHash: '', linkHash: '', createdAt: 0 },
      counters: counters.map(({ points }) => points),
    })
  }
  expect(traces[0]).toEqual(traces[1])
})
