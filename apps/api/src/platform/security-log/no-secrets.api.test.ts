import { expect, test } from 'vitest'
import { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import { getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { securityEvents } from '../../db/tables/platform/security-events'
import { findUserByEmail } from '../../identity/accounts/users.repository'
import { Authenticator } from '../../testing/authenticator'
import { addPasskey, signInBy } from '../../testing/passkeys'
import { freshEmail, filledSignUp, someUser } from '../../testing/people'
import { tonsAndPieces } from '../../testing/quotes'
import { useAdmin } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)

/** All secrets of a browser, collected after each step, since a sign-out clears them. */
function collectSecrets() {
  const secrets = new Set<string>()
  return {
    secrets,
    keep: (...texts: string[]) => texts.forEach((text) => secrets.add(text)),
    look(browser: TestBrowser) {
      for (const cookie of browser.cookies.values()) secrets.add(cookie)
      for (const name of ['UserKey', 'EmailAddressId']) secrets.add(browser.values.get(name) ?? browser.address)
      secrets.add(browser.address)
    },
  }
}

const wrongFor = (code: string) => (code === '48151' ? '48152' : '48151')

test('after a whole journey no code, key, cookie, e-mail address, full network address or text is in a line or row', async () => {
  const { secrets, keep, look } = collectSecrets()
  await server.db.delete(securityEvents)
  const people = ['203.0.113.77', '2001:db8:1:2:3:4:5:6', '::ffff:198.51.100.23']

  for (const address of people) {
    const visitor = new TestBrowser(server, address)
    const form = filledSignUp({ buyerLegalName: 'Whispering Tubes', buyerContactPhone: '9876501234' })
    keep(form.buyerEmail, 'Whispering Tubes', '9876501234', form.gstNo)
    await visitor.send(emailSent, form, { captcha: '77' })
    await visitor.send(emailSent, form, await visitor.answerCaptcha())
    const code = await server.mailedCode(form.buyerEmail)
    keep(code, wrongFor(code), await server.mailedLink(form.buyerEmail))
    await visitor.send(saveUser, { ...form, otp: wrongFor(code) })
    await visitor.send(saveUser, { ...form, otp: code })
    look(visitor)
    await visitor.signIn(form.buyerEmail)
    keep(await server.mailedCode(form.buyerEmail))
    keep(await server.mailedLink(form.buyerEmail))
    await visitor.send(loginByLink, { link: await server.mailedLink(form.buyerEmail) })
    look(visitor)
    await visitor.send(loginCheck, { key: visitor.values.get('UserKey') })
    const device = new Authenticator()
    keep(device.id)
    await addPasskey(visitor, device)
    look(visitor)
    await signInBy(device, visitor)
    await signInBy(device, visitor, { origin: 'https://evil.example' })
    look(visitor)
    await visitor.send(brandDetails.calls.create, { brandName: 'Whispered Brand', brandDescription: '-' })
    keep('Whispered Brand', 'Whispered reason')
    await visitor.send(signOutEverywhere)
    await visitor.send(logout, { key: visitor.values.get('UserKey') })
  }

  const stranger = new TestBrowser(server)
  const [nobody, somebody] = [freshEmail('nobody'), await someUser(server.db)]
  keep(nobody, somebody)
  await stranger.send(getCaptcha)
  look(stranger)
  for (const username of [nobody, somebody, somebody.toUpperCase()]) {
    keep(username)
    await stranger.send(emailLoginSent, { username })
    await stranger.send(login, { username, password: '48151' })
  }

  await admin.send(brandDetails.calls.create, { brandName: 'Whispered Brand', brandDescription: 'Whispered' })
  const { id } = await tonsAndPieces(server.db, (await findUserByEmail(server.db, somebody))?.id ?? 0)
  await admin.send(closeEnquiry, { enquiryId: id, reason: 'Whispered reason' })
  await admin.send(fetchSecurityEvents, { search: somebody })
  look(admin)

  await expect
    .poll(async () => (await rows()).filter(({ kind }) => kind === 'signed-out-everywhere').length, { timeout: 15_000 })
    .toBe(3)
  await server.app.securityLog.settle()
  const kinds = new Set((await rows()).map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(expected)
  const written = [...server.log, ...(await rows()).map((row) => JSON.stringify(row))]
  expect(server.log.filter((line) => line.includes('"security event"')).length).toBeGreaterThan(25)
  expect(secrets.size).toBeGreaterThan(25)
  const leaked = [...secrets].filter((secret) => written.some((line) => holds(line, secret)))
  expect(leaked).toEqual([])
})

/** Five digits may be part of a time; as a separate value they would be the code. */
const holds = (line: string, secret: string) =>
  /^\d{5}$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(line) : line.toLowerCase().includes(secret.toLowerCase())

const rows = () => server.db.select().from(securityEvents)

const expected = [
  ...[
    'code-refused',
    'code-requested',
    'passkey-added',
    'passkey-failed',
    'rights-refused',
    'rights-used',
    'sign-in',
    'sign-in-failed',
    'sign-up',
  ],
  ...['sign-up-failed', 'signed-out-everywhere'],
]
