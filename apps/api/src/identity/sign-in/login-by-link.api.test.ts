import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { linkDetails } from '@lohahaat/contract/identity/sign-in/link-details'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { saveUserByLink } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { oneTimeCodes } from '../../db/tables/identity/one-time-codes'
import { users } from '../../db/tables/identity/users'
import { filledSignUp, freshEmail, someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

const server = useTestServer()
const dead = { status: 400, error: refusalTexts.signInLinkDead }

async function mailedTo(email: string) {
  const browser = new TestBrowser(server)
  await browser.send(emailLoginSent, { username: email }, await browser.answerCaptcha())
  return { email, code: await server.mailedCode(email), link: await server.mailedLink(email) }
}

const someMail = async () => mailedTo(await someUser(server.db))

const enter = (link: string, browser = new TestBrowser(server)) => browser.send(loginByLink, { link })

describe('the link in a mail', () => {
  test('signs in any browser, as the code of the same mail does', async () => {
    const { email, link } = await someMail()
    const browser = new TestBrowser(server)
    expect((await enter(link, browser)).body).toMatchObject({ emailAddress: email, legalName: 'Verma Fabricators' })
    expect((await browser.send(loginCheck, { key: browser.values.get('UserKey') })).body).toEqual({ valid: true })
  })

  test('tells whom it would sign in, and is still good after that', async () => {
    const { email, link } = await someMail()
    const details = await new TestBrowser(server).send(linkDetails, { link })
    expect(details.body).toEqual({ email, purpose: 'sign-in' })
    expect((await enter(link)).status).toBe(200)
    expect(await new TestBrowser(server).send(linkDetails, { link })).toMatchObject(dead)
  })

  test('works once, and of ten at once one gets in', async () => {
    const { link } = await someMail()
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(link)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await enter(link)).toMatchObject(dead)
  })

  test('ends with its code, and its code with it', async () => {
    const byCode = await someMail()
    await new TestBrowser(server).send(login, { username: byCode.email, password: byCode.code })
    expect(await enter(byCode.link)).toMatchObject(dead)
    const byLink = await someMail()
    await enter(byLink.link)
    const late = await new TestBrowser(server).send(login, { username: byLink.email, password: byLink.code })
    expect(late.error).toBe(accountMessages.otpIncorrect)
  })

  test('is good for five minutes, as its code', async () => {
    const { link } = await someMail()
    await letMinutesPass(server.db, 5)
    expect(await enter(link)).toMatchObject(dead)
  })

  test('outlives five wrong codes', async () => {
    const { email, code, link } = await someMail()
    const stranger = new TestBrowser(server)
    const wrong = code === '00000' ? '00001' : '00000'
    for (let tries = 0; tries < 6; tries++) await stranger.send(login, { username: email, password: wrong })
    expect((await enter(link)).status).toBe(200)
  })

  test('is stored hashed', async () => {
    const { email, link } = await someMail()
    const [stored] = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
    expect(stored?.linkHash).toHaveLength(43)
    expect(JSON.stringify(stored)).not.toContain(link)
  })

  test.each([{}, { link: 5 }, { link: '' }, { link: 'short' }, { link: `${'a'.repeat(21)}\u0000` }])(
    '%j is not complete',
    async (input) => {
      const reply = await new TestBrowser(server).send(loginByLink, input)
      expect(reply).toMatchObject({ status: 400, error: expect.stringContaining('not complete') })
    },
  )

  test('can’t be tried without end from one network', async () => {
    const browser = new TestBrowser(server)
    const tries = Array.from({ length: 100 }, (_, n) => enter(String(n).padStart(22, 'a'), browser))
    for (const reply of await Promise.all(tries)) expect(reply).toMatchObject(dead)
    expect((await enter('b'.repeat(22), browser)).status).toBe(429)
  })
})

describe('the link in a sign-up mail', () => {
  async function signUpLink() {
    const browser = new TestBrowser(server)
    const form = filledSignUp()
    await browser.send(emailSent, form, await browser.answerCaptcha())
    return { form, browser, link: await server.mailedLink(form.buyerEmail) }
  }

  test('makes the account of its own address, whatever the form says', async () => {
    const { form, browser, link } = await signUpLink()
    const reply = await browser.send(saveUserByLink, { ...form, buyerEmail: freshEmail('other'), link })
    expect(reply.body).toEqual({ success: true })
    expect(await server.db.$count(users, eq(users.email, form.buyerEmail))).toBe(1)
    expect(await browser.send(saveUserByLink, { ...form, link })).toMatchObject(dead)
  })

  test('signs nobody in, and a sign-in link makes no account', async () => {
    const { form, link } = await signUpLink()
    expect(await enter(link)).toMatchObject(dead)
    const signIn = await someMail()
    expect(await new TestBrowser(server).send(saveUserByLink, { ...form, link: signIn.link })).toMatchObject(dead)
  })

  test('needs the whole form, as the code does', async () => {
    const { form, link } = await signUpLink()
    const reply = await new TestBrowser(server).send(saveUserByLink, { ...form, gstNo: '', link })
    expect(reply.error).toBe(accountMessages.gstNumberMissing)
  })

  test('ends with its code', async () => {
    const { form, browser, link } = await signUpLink()
    await browser.send(saveUser, { ...form, otp: await server.mailedCode(form.buyerEmail) })
    expect(await browser.send(saveUserByLink, { ...form, link })).toMatchObject(dead)
  })
})

test('an address that can’t use a link has one in the table all the same, which is never mailed', async () => {
  const stranger = freshEmail('stranger')
  const browser = new TestBrowser(server)
  await browser.send(emailLoginSent, { username: stranger }, await browser.answerCaptcha())
  await expect(server.mailedLink(stranger)).rejects.toThrow()
  const [stored] = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, stranger))
  expect(stored).toMatchObject({ linkHash: expect.stringMatching(/^[\w-]{43}$/), deviceId: null })
})
