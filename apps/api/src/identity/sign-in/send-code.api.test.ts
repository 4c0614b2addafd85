import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { messages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { mails } from '../../db/tables/platform/mails'
import { oneTimeCodes } from '../../db/tables/identity/one-time-codes'
import { filledSignUp, freshEmail, someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

const server = useTestServer()

const mailsTo = (email: string) => server.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)

async function ask(username: string, browser = new TestBrowser(server)) {
  return browser.send(emailLoginSent, { username }, await browser.answerCaptcha())
}

describe('nobody can find out who is registered', () => {
  test('signing in: same answer, same limits, another mail', async () => {
    const [known, unknown] = [await someUser(server.db), freshEmail('stranger')]
    const [first, second] = [await ask(known), await ask(unknown)]
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect([(await ask(known)).error, (await ask(unknown)).error]).toEqual([
      accountMessages.otpAlreadySent,
      accountMessages.otpAlreadySent,
    ])
    expect((await mailsTo(known))[0]?.text).toMatch(/^\d{5}$/m)
    expect((await mailsTo(unknown))[0]?.text).not.toMatch(/\d{5}/)
  })

  test('signing up: same answer, and the taken address gets no code', async () => {
    const taken = filledSignUp({ buyerEmail: await someUser(server.db) })
    const browser = new TestBrowser(server)
    const reply = await browser.send(emailSent, taken, await browser.answerCaptcha())
    expect(reply.body).toEqual({ success: true })
    expect((await mailsTo(taken.buyerEmail))[0]?.text).not.toMatch(/\d{5}/)
  })

  test('wrong tries look the same for both', async () => {
    const [known, unknown] = [await someUser(server.db), freshEmail('stranger')]
    const texts = []
    for (const username of [known, unknown]) {
      const browser = new TestBrowser(server)
      await ask(username, browser)
      const replies = []
      for (let tries = 0; tries < 6; tries++)
        replies.push((await browser.send(login, { username, password: '99999' })).error)
      texts.push(replies)
    }
    expect(texts[0]).toEqual(texts[1])
  })
})

describe('a second OTP', () => {
  test('is refused within 5 minutes, and nothing is mailed', async () => {
    const email = await someUser(server.db)
    await ask(email)
    await letMinutesPass(server.db, 4)
    expect(await ask(email)).toMatchObject({ status: 400, error: accountMessages.otpAlreadySent })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is sent after 5 minutes', async () => {
    const email = await someUser(server.db)
    await ask(email)
    await letMinutesPass(server.db, 5)
    expect((await ask(email)).status).toBe(200)
  })

  test('is sent at once when the first was used', async () => {
    const email = await someUser(server.db)
    await new TestBrowser(server).signIn(email)
    expect((await ask(email)).status).toBe(200)
  })

  test('asked for twenty times at once is sent once', async () => {
    const email = await someUser(server.db)
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(email)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('beyond ten OTPs in one day', () => {
  async function afterTen() {
    const email = await someUser(server.db)
    for (let sent = 0; sent < 10; sent++) {
      expect((await ask(email)).status).toBe(200)
      await letMinutesPass(server.db, 6)
    }
    return email
  }

  test('none is sent, but a link, of which one at a time is good for an hour', async () => {
    const email = await afterTen()
    expect(await ask(email)).toMatchObject({ status: 400, error: refusalTexts.otpDailyLimit })
    expect((await mailsTo(email)).at(-1)?.text).not.toMatch(/^\d{5}$/m)
    const link = await server.mailedLink(email)
    await letMinutesPass(server.db, 59)
    expect((await ask(email)).error).toBe(refusalTexts.otpDailyLimit)
    expect(await mailsTo(email)).toHaveLength(11)
    expect((await new TestBrowser(server).send(loginByLink, { link })).status).toBe(200)
    // Using it proves access to the mailbox, so the next one may follow at once.
    await ask(email)
    expect(await mailsTo(email)).toHaveLength(12)
    await letMinutesPass(server.db, 60)
    await ask(email)
    expect(await mailsTo(email)).toHaveLength(13)
  })

  test('signing up is counted apart', async () => {
    const email = await afterTen()
    const browser = new TestBrowser(server)
    const signUp = await browser.send(emailSent, { buyerEmail: email }, await browser.answerCaptcha())
    expect(signUp.status).toBe(200)
  })
})

describe('the captcha', () => {
  const wrongSum = (right: { captcha: string }) => ({ captcha: String(Number(right.captcha) + 1) })

  test.each([
    { say: 'signing in', call: emailLoginSent, field: 'username', text: accountMessages.loginCaptchaWrong },
    { say: 'signing up', call: emailSent, field: 'buyerEmail', text: accountMessages.signupCaptchaWrong },
  ])('$say with a wrong sum is refused and mails nothing', async ({ call, field, text }) => {
    const browser = new TestBrowser(server)
    const email = freshEmail('careless')
    const reply = await browser.send(call, { [field]: email }, wrongSum(await browser.answerCaptcha()))
    expect(reply).toMatchObject({ status: 400, error: text })
    expect(await mailsTo(email)).toEqual([])
  })

  test.each([
    { say: 'without its cookie', spoil: (browser: TestBrowser) => browser.cookies.clear() },
    {
      say: 'with a cookie of its own making',
      spoil: (browser: TestBrowser) => browser.cookies.set('LHCaptcha', 'a.b.c'),
    },
    { say: 'with a prolonged cookie', spoil: prolong },
  ])('a right sum $say is refused', async ({ spoil }) => {
    const browser = new TestBrowser(server)
    const answer = await browser.answerCaptcha()
    spoil(browser)
    const reply = await browser.send(emailLoginSent, { username: freshEmail('robot') }, answer)
    expect(reply.error).toBe(accountMessages.loginCaptchaWrong)
  })

  test('may be left out three times an hour from one network address', async () => {
    const browser = new TestBrowser(server)
    const statuses = []
    for (let sent = 0; sent < 4; sent++) {
      statuses.push((await browser.send(emailLoginSent, { username: freshEmail('plain') })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 400])
  })

  function prolong(browser: TestBrowser) {
    const [id, expires, ...seals] = (browser.cookies.get('LHCaptcha') ?? '').split('.')
    browser.cookies.set('LHCaptcha', [id, Number(expires) + 1, ...seals].join('.'))
  }
})

test('codes are stored hashed', async () => {
  const email = await someUser(server.db)
  await ask(email)
  const code = await server.mailedCode(email)
  const [stored] = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
  expect(stored?.codeHash).not.toContain(code)
  expect(stored?.codeHash).toHaveLength(43)
})

test('a bad address is refused before anything is written', async () => {
  const before = await server.db.select({ n: count() }).from(oneTimeCodes)
  expect((await ask('not an address')).error).toBe(messages.emailInvalid)
  expect(await server.db.select({ n: count() }).from(oneTimeCodes)).toEqual(before)
})
