import { and, asc, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endSessions } from '@lohahaat/contract/identity/accounts/end-sessions'
import { confirmSignIn } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { saveUserByLink } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import { sendConfirmationCode } from '@lohahaat/contract/identity/sign-in/send-confirmation-code'
import { endOwnSession } from '@lohahaat/contract/identity/sessions/sessions'
import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { deletePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { securityEvents } from '../../db/tables/platform/security-events'
import { findUserByEmail } from '../../identity/accounts/users.repository'
import { Authenticator } from '../../testing/authenticator'
import { addPasskey, confirmBy, signInBy } from '../../testing/passkeys'
import { filledSignUp, someUser } from '../../testing/people'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

/** Rows are written after the answer, and a busy machine is slow. */
const TIMEOUTS = { timeout: 15_000 }

const server = useTestServer()
const admin = useAdmin(server)

async function newBuyer() {
  const browser = new TestBrowser(server)
  const email = await someUser(server.db)
  await browser.signIn(email)
  await letMinutesPass(server.db, 6)
  return { browser, email, userId: browser.userId }
}

/** What is logged of one account after its sign-in by code. */
const eventsOf = (userId: number) => async () =>
  (
    await server.db
      .select({ kind: securityEvents.kind, details: securityEvents.details })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.id))
  ).slice(2)

test('passkeys: added, used to sign in and to confirm, refused, removed', async () => {
  const { browser, userId } = await newBuyer()
  const device = new Authenticator()
  const { passkeyId } = (await addPasskey(browser, device)).body
  await signInBy(device, new TestBrowser(server))
  await confirmBy(device, browser)
  await confirmBy(device, browser, { origin: 'https://evil.example' })
  await browser.send(deletePasskey, { passkeyId })
  await expect
    .poll(eventsOf(userId))
    .toMatchObject([
      { kind: 'passkey-added' },
      { kind: 'sign-in', details: { by: 'passkey' } },
      { kind: 'sign-in-confirmed', details: { by: 'passkey' } },
      { kind: 'passkey-failed', details: { by: 'passkey', reason: 'passkey-refused' } },
      { kind: 'passkey-removed', details: { passkeyId } },
    ])
})

test('a confirmation by a code, right and wrong', async () => {
  const { browser, email, userId } = await newBuyer()
  await browser.send(sendConfirmationCode)
  const password = await server.mailedCode(email)
  await browser.send(confirmSignIn, { password: password === '00000' ? '00001' : '00000' })
  await browser.send(confirmSignIn, { password })
  await expect.poll(eventsOf(userId), TIMEOUTS).toMatchObject([
    { kind: 'code-requested', details: { purpose: 'confirm' } },
    { kind: 'sign-in-failed', details: { by: 'code', reason: 'otp-incorrect' } },
    { kind: 'sign-in-confirmed', details: { by: 'code' } },
  ])
})

test('a session that its owner ends, and all of them ended by an administrator', async () => {
  const { browser, email, userId } = await newBuyer()
  const phone = new TestBrowser(server)
  await phone.signIn(email)
  const sessionId = Number(phone.values.get('UserLoginDetailId'))
  expect((await browser.send(endOwnSession, { sessionId })).status).toBe(200)
  expect((await admin.send(endSessions, { userId })).status).toBe(200)
  await expect
    .poll(eventsOf(userId))
    .toMatchObject([
      { kind: 'code-requested' },
      { kind: 'sign-in' },
      { kind: 'session-ended', details: { sessionId } },
      { kind: 'signed-out-by-admin' },
    ])
  const used = async () => (await eventsOf(admin.userId)()).filter(({ kind }) => kind === 'rights-used').slice(-1)
  await expect.poll(used, TIMEOUTS).toMatchObject([{ details: { call: `POST ${endSessions.path}`, userId } }])
})

test('a sign-out, here and everywhere; who is not signed in can’t sign out', async () => {
  const { browser, email, userId } = await newBuyer()
  await browser.send(logout, { key: '1' })
  await new TestBrowser(server).send(logout, { key: '1' })
  await browser.signIn(email)
  await browser.send(signOutEverywhere)
  const left = async () => (await eventsOf(userId)()).filter(({ kind }) => kind.includes('out'))
  await expect.poll(left, TIMEOUTS).toMatchObject([{ kind: 'sign-out' }, { kind: 'signed-out-everywhere' }])
  const withoutUser = and(eq(securityEvents.kind, 'sign-out'), isNull(securityEvents.userId))
  expect(await server.db.$count(securityEvents, withoutUser)).toBe(0)
})

test('a sign-in and a sign-up by the link of a mail, and a link that is none', async () => {
  const browser = new TestBrowser(server)
  const { buyerEmail, otp: _none, ...form } = filledSignUp()
  await browser.send(emailSent, { ...form, buyerEmail }, await browser.answerCaptcha())
  const signUp = await browser.send(saveUserByLink, { ...form, link: await server.mailedLink(buyerEmail) })
  expect(signUp.status).toBe(200)
  const userId = (await findUserByEmail(server.db, buyerEmail))?.id ?? 0
  await browser.send(emailLoginSent, { username: buyerEmail }, await browser.answerCaptcha())
  await browser.send(loginByLink, { link: await server.mailedLink(buyerEmail) })
  await new TestBrowser(server).send(loginByLink, { link: 'A'.repeat(22) })
  const byLink = async () =>
    (await server.db.select().from(securityEvents).orderBy(asc(securityEvents.id)))
      .filter(({ details }) => details['by'] === 'link')
      .map((event) => [event.kind, event.userId, event.details['reason']])
  await expect.poll(byLink, TIMEOUTS).toEqual([
    ['sign-up', userId, undefined],
    ['sign-in', userId, undefined],
    ['sign-in-failed', null, 'sign-in-link-dead'],
  ])
})
