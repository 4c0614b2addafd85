import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { messages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

const server = useTestServer()

async function buyerWithCode() {
  const browser = new TestBrowser(server)
  const username = await someUser(server.db)
  await browser.send(emailLoginSent, { username }, await browser.answerCaptcha())
  const password = await server.mailedCode(username)
  const wrong = password === '00000' ? '00001' : '00000'
  return { browser, username, password, wrong }
}

test('the mailed OTP signs in and says who he is', async () => {
  const { browser, username, password } = await buyerWithCode()
  const reply = await browser.send(login, { username: username.toUpperCase(), password })
  expect(reply.body).toEqual({
    userId: expect.any(Number),
    legalName: 'Verma Fabricators',
    emailAddress: username,
    role: 'User',
    pinCode: '123401',
    cart: 0,
  })
})

test('a configured address is an administrator', async () => {
  const reply = await new TestBrowser(server).signIn('admin@lohahaat.example')
  expect(reply.body.role).toBe('Admin')
})

test.each([
  { say: 'nothing', input: {}, text: accountMessages.loginIncomplete },
  { say: 'no OTP', input: { username: 'a@b.example', password: '' }, text: accountMessages.loginIncomplete },
  { say: 'no address', input: { username: ' ', password: '12345' }, text: accountMessages.loginIncomplete },
  { say: 'a bad address', input: { username: 'a@b', password: '12345' }, text: messages.emailInvalid },
  { say: 'letters', input: { username: 'a@b.example', password: 'abcde' }, text: accountMessages.otpIncorrect },
  {
    say: 'a stranger',
    input: { username: 'nobody@works.example', password: '12345' },
    text: accountMessages.otpIncorrect,
  },
])('$say: $text', async ({ input, text }) => {
  const { status, error } = await new TestBrowser(server).send(login, input)
  expect({ status, error }).toEqual({ status: 400, error: text })
})

describe('an OTP', () => {
  test('works once', async () => {
    const { browser, username, password } = await buyerWithCode()
    await browser.send(login, { username, password })
    const again = await new TestBrowser(server).send(login, { username, password })
    expect(again.error).toBe(accountMessages.otpIncorrect)
  })

  test('of ten sign-ins with it at once, one gets in', async () => {
    const { username, password } = await buyerWithCode()
    const attempts = Array.from({ length: 10 }, () => new TestBrowser(server).send(login, { username, password }))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('is dead after 5 minutes', async () => {
    const { browser, username, password } = await buyerWithCode()
    await letMinutesPass(server.db, 5)
    const reply = await browser.send(login, { username, password })
    expect(reply.error).toBe(refusalTexts.otpExpired)
  })

  test('still works in its fifth minute', async () => {
    const { browser, username, password } = await buyerWithCode()
    await letMinutesPass(server.db, 4)
    expect((await browser.send(login, { username, password })).status).toBe(200)
  })

  test('is dead after five wrong tries, even for the right digits', async () => {
    const { browser, username, password, wrong } = await buyerWithCode()
    for (let tries = 0; tries < 5; tries++) {
      expect((await browser.send(login, { username, password: wrong })).error).toBe(accountMessages.otpIncorrect)
    }
    expect((await browser.send(login, { username, password })).error).toBe(refusalTexts.otpTooManyTries)
  })

  test('survives four wrong tries', async () => {
    const { browser, username, password, wrong } = await buyerWithCode()
    for (let tries = 0; tries < 4; tries++) await browser.send(login, { username, password: wrong })
    expect((await browser.send(login, { username, password })).status).toBe(200)
  })

  test('sent for signing in is of no use at another address', async () => {
    const { browser, password } = await buyerWithCode()
    const other = await someUser(server.db)
    expect((await browser.send(login, { username: other, password })).error).toBe(accountMessages.otpIncorrect)
  })
})

test('wrong tries of strangers are counted per account over all its codes, then it has to wait', async () => {
  const username = await someUser(server.db)
  const guess = () => new TestBrowser(server).send(login, { username, password: '00000' })
  for (let tries = 0; tries < 50; tries++) await guess()
  const reply = await guess()
  expect(reply.status).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})

test('wrong tries are counted per network address over all accounts', async () => {
  const browser = new TestBrowser(server)
  const guess = (n: number) => browser.send(login, { username: `nobody${n}@works.example`, password: '00000' })
  for (let tries = 0; tries < 100; tries++) await guess(tries)
  expect((await guess(101)).status).toBe(429)
})
