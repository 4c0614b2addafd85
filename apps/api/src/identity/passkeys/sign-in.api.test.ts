import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { fetchConfirmOptions } from '@lohahaat/contract/identity/passkeys/confirm-options'
import { deletePasskey, fetchPasskeys } from '@lohahaat/contract/identity/passkeys/passkeys'
import { signInWithPasskey } from '@lohahaat/contract/identity/passkeys/sign-in'
import { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'
import { rateLimits } from '../../db/tables/platform/rate-limits'
import { securityEvents } from '../../db/tables/platform/security-events'
import { sessions } from '../../db/tables/identity/sessions'
import { Authenticator, COPIED, ONLY_PRESENT } from '../../testing/authenticator'
import { fingerprint } from '../../testing/database/fingerprint'
import { addPasskey, confirmBy, signInBy } from '../../testing/passkeys'
import { someUser } from '../../testing/people'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)
const stranger = () => new TestBrowser(server)

async function deviceOf(owner: TestBrowser) {
  const device = new Authenticator()
  const added = await addPasskey(owner, device)
  expect(added.status).toBe(200)
  return { device, passkeyId: added.body.passkeyId }
}

test('a passkey signs its owner in without an address, an OTP or a captcha', async () => {
  const { device, passkeyId } = await deviceOf(buyer)
  const browser = stranger()
  const answer = await signInBy(device, browser, { flags: COPIED })
  expect(answer.status).toBe(200)
  expect(answer.body.userId).toBe(buyer.userId)
  const { body: profile } = await browser.send(fetchProfile)
  expect(profile.buyerEmail).toBe(buyer.values.get('EmailAddressId'))
  const { body: passkeys } = await browser.send(fetchPasskeys)
  expect(passkeys.find((passkey) => passkey.passkeyId === passkeyId)).toMatchObject({
    lastUsedAt: expect.any(String),
    backedUp: true,
  })
})

test('asking for a challenge writes nothing', async () => {
  await server.app.securityLog.settle()
  const before = await fingerprint(server.db, [])
  for (let asked = 0; asked < 3; asked++) {
    expect((await stranger().send(fetchSignInOptions)).status).toBe(200)
  }
  expect(await fingerprint(server.db, [])).toBe(before)
})

test('the security log tells who signed in by a passkey, and whose was refused', async () => {
  await server.app.securityLog.settle()
  await server.db.delete(securityEvents)
  const { device } = await deviceOf(buyer)
  await signInBy(device, stranger())
  await signInBy(device, stranger(), { origin: 'https://evil.example' })
  await signInBy(new Authenticator(), stranger())
  await confirmBy(device, buyer)
  await server.app.securityLog.settle()
  const told = await server.db.select().from(securityEvents).orderBy(securityEvents.id)
  expect(told.map(({ kind, userId, details }) => [kind, userId, details['reason']])).toEqual([
    ['passkey-added', buyer.userId, undefined],
    ['sign-in', buyer.userId, undefined],
    ['passkey-failed', buyer.userId, 'passkey-refused'],
    ['passkey-failed', null, 'passkey-unknown'],
    ['sign-in-confirmed', buyer.userId, undefined],
  ])
})

describe('what is not the answer of this passkey, to this challenge, from this site opens nothing', () => {
  test.each([
    { say: 'another site', lies: { origin: 'https://lohahaat.example.evil.example' } },
    { say: 'the same name without TLS', lies: { origin: 'http://lohahaat.example' } },
    { say: 'a passkey of another name', lies: { rpId: 'evil.example' } },
    { say: 'a challenge of somebody else', lies: { challenge: 'A'.repeat(43) } },
    { say: 'the making of a passkey', lies: { type: 'webauthn.create' } },
    { say: 'a finger that nobody looked at', lies: { flags: ONLY_PRESENT } },
    { say: 'a frame in another site', lies: { crossOrigin: true } },
  ])('$say', async ({ lies }) => {
    const { device } = await deviceOf(other)
    const browser = stranger()
    const answer = await signInBy(device, browser, lies)
    expect([answer.status, answer.error]).toEqual([400, refusalTexts.passkeyRefused])
    expect(browser.cookies.has('LHSession')).toBe(false)
    const { passkeyId } = (await other.send(fetchPasskeys)).body[0] ?? { passkeyId: 0 }
    await other.send(deletePasskey, { passkeyId })
  })

  test('the signature of another key', async () => {
    const { device, passkeyId } = await deviceOf(buyer)
    const browser = stranger()
    const { body } = await browser.send(fetchSignInOptions)
    const right = device.sign(body)
    const response = {
      ...right,
      response: { ...right.response, signature: new Authenticator().sign(body).response.signature },
    }
    expect((await browser.send(signInWithPasskey, { response })).error).toBe(refusalTexts.passkeyRefused)
    await buyer.send(deletePasskey, { passkeyId })
  })

  test('a passkey that says it is another account’s', async () => {
    const { device, passkeyId } = await deviceOf(buyer)
    const answer = await signInBy(device, stranger(), { userHandle: 'B'.repeat(43) })
    expect(answer.error).toBe(refusalTexts.passkeyUnknown)
    await buyer.send(deletePasskey, { passkeyId })
  })

  test('one that was never added, and one that was removed', async () => {
    const { device, passkeyId } = await deviceOf(buyer)
    expect((await buyer.send(deletePasskey, { passkeyId })).status).toBe(200)
    for (const gone of [device, new Authenticator()]) {
      expect((await signInBy(gone, stranger())).error).toBe(refusalTexts.passkeyUnknown)
    }
  })
})

test('the same answer is taken once, however often and however fast it is sent', async () => {
  const { device } = await deviceOf(buyer)
  const browser = stranger()
  const { body } = await browser.send(fetchSignInOptions)
  const response = device.sign(body)
  const cookie = `LHPasskey=${browser.cookies.get('LHPasskey')}`
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => stranger().send(signInWithPasskey, { response }, { cookie })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  const again = await stranger().send(signInWithPasskey, { response }, { cookie })
  expect([again.status, again.error]).toEqual([400, refusalTexts.passkeyExpired])
})

test('an answer without the cookie of its challenge, or with the one of another call, is too late', async () => {
  const { device } = await deviceOf(buyer)
  const browser = stranger()
  const { body } = await browser.send(fetchSignInOptions)
  const elsewhere = await stranger().send(signInWithPasskey, { response: device.sign(body) })
  expect(elsewhere.error).toBe(refusalTexts.passkeyExpired)
  const { body: forConfirming } = await buyer.send(fetchConfirmOptions)
  const misused = await buyer.send(signInWithPasskey, { response: device.sign(forConfirming) })
  expect(misused.error).toBe(refusalTexts.passkeyExpired)
})

test('a device that counts can’t fall behind: a copy of it is refused', async () => {
  const device = new Authenticator().countFrom(5)
  await addPasskey(other, device)
  expect((await signInBy(device, stranger())).status).toBe(200)
  expect((await signInBy(device, stranger(), { counter: 6 })).error).toBe(refusalTexts.passkeyRefused)
  expect((await signInBy(device, stranger(), { counter: 0 })).error).toBe(refusalTexts.passkeyRefused)
  expect((await signInBy(device, stranger(), { counter: 4_294_967_295 })).status).toBe(200)
})

test('a passkey of one’s own makes the session fresh; that of another account doesn’t', async () => {
  const { device } = await deviceOf(buyer)
  const { device: foreign } = await deviceOf(other)
  const browser = stranger()
  await browser.signIn(await someUser(server.db))
  const { device: own } = await deviceOf(browser)
  const long = new Date('2026-01-01T00:00:00Z')
  const sessionId = Number(browser.values.get('UserLoginDetailId'))
  const mine = eq(sessions.id, sessionId)
  await server.db.update(sessions).set({ authenticatedAt: long, passkeyAt: null }).where(mine)
  for (const wrong of [device, foreign]) {
    expect((await confirmBy(wrong, browser)).error).toBe(refusalTexts.passkeyUnknown)
  }
  expect(await server.db.select().from(sessions).where(mine)).toMatchObject([{ authenticatedAt: long }])
  expect((await confirmBy(own, browser)).status).toBe(200)
  const [fresh] = await server.db.select().from(sessions).where(mine)
  expect(fresh?.authenticatedAt).toEqual(fresh?.passkeyAt)
  expect(fresh?.authenticatedAt.getTime()).toBeGreaterThan(long.getTime())
  expect((await browser.send(fetchSessions)).body).toHaveLength(1)
})

test('who has none is told so, before his browser offers those of others', async () => {
  const browser = stranger()
  await browser.signIn(await someUser(server.db))
  expect((await browser.send(fetchConfirmOptions)).error).toBe(refusalTexts.noPasskey)
})

test('a network that answers wrong too often has to wait, and one row counts it', async () => {
  const { device, passkeyId } = await deviceOf(other)
  const browser = stranger()
  const counted = () => server.db.$count(rateLimits, eq(rateLimits.key, `passkey-wrong:${browser.address}`))
  await signInBy(device, browser, { origin: 'https://evil.example' })
  expect(await counted()).toBe(1)
  await server.db
    .update(rateLimits)
    .set({ points: 100 })
    .where(eq(rateLimits.key, `passkey-wrong:${browser.address}`))
  const waiting = await signInBy(device, browser)
  expect([waiting.status, Number(waiting.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await signInBy(device, stranger())).status).toBe(200)
  await other.send(deletePasskey, { passkeyId })
})

test('where the site is reached by a number there are no passkeys', async () => {
  const site = { sampleData: true, outbox: false, siteUrl: 'http://127.0.0.1:3000', demoAccounts: [] }
  const numbered = await server.twin({ site })
  const browser = new TestBrowser(numbered)
  const answer = await browser.send(fetchSignInOptions)
  expect([answer.status, answer.error]).toEqual([400, refusalTexts.noPasskeysHere])
  await numbered.app.close()
})
