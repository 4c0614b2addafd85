import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { fetchPasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { deletePasskey, fetchPasskeys, renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import { mails } from '../../db/tables/platform/mails'
import { sessions } from '../../db/tables/identity/sessions'
import { Authenticator, ONLY_PRESENT } from '../../testing/authenticator'
import { fingerprint } from '../../testing/database/fingerprint'
import { addPasskey, signInBy } from '../../testing/passkeys'
import { someUser } from '../../testing/people'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { MAX_PASSKEYS } from './may-add'

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)

const newestMailTo = async (email: string) => {
  const [mail] = await server.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
  return mail?.subject
}

test('a passkey is added under the name of its browser, renamed and removed, and its owner is told', async () => {
  const email = buyer.values.get('EmailAddressId') ?? ''
  expect((await buyer.send(fetchPasskeyOffer)).body).toEqual({ offer: 'convenience' })
  const { body: options } = await buyer.send(fetchRegistrationOptions)
  expect(options.rp.id).toBe('lohahaat.example')
  const { body: added } = await buyer.send(
    registerPasskey,
    { response: new Authenticator().make(options) },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' },
  )
  expect(added).toMatchObject({ name: 'Chrome on Android', lastUsedAt: null, backedUp: false })
  expect(await newestMailTo(email)).toBe('A passkey was added to your LohaHaat account')
  expect((await buyer.send(fetchPasskeyOffer)).body).toEqual({ offer: 'none' })
  const { passkeyId } = added
  const { body: renamed } = await buyer.send(renamePasskey, { passkeyId, name: '  मेरा फ़ोन ' })
  expect(renamed.name).toBe('मेरा फ़ोन')
  expect((await buyer.send(fetchPasskeys)).body).toEqual([renamed])
  expect((await buyer.send(deletePasskey, { passkeyId })).status).toBe(200)
  expect(await newestMailTo(email)).toBe('A passkey was removed from your LohaHaat account')
  expect((await buyer.send(fetchPasskeys)).body).toEqual([])
})

test.each(['', ' ', 'x'.repeat(61), 'a\u0000b', 7])('a passkey can’t be called %j', async (name) => {
  const { body: added } = await addPasskey(buyer)
  expect((await buyer.send(renamePasskey, { passkeyId: added.passkeyId, name })).status).toBe(400)
  await buyer.send(deletePasskey, { passkeyId: added.passkeyId })
})

describe('what is not a passkey made for this challenge, on this site, is not added', () => {
  test.each([
    { say: 'on another site', lies: { origin: 'https://evil.example' } },
    { say: 'for another name', lies: { rpId: 'evil.example' } },
    { say: 'for another challenge', lies: { challenge: 'A'.repeat(43) } },
    { say: 'a signature instead', lies: { type: 'webauthn.get' } },
    { say: 'without looking at the finger', lies: { flags: ONLY_PRESENT } },
    { say: 'in a frame', lies: { crossOrigin: true } },
    {
      say: 'with certificates to follow',
      lies: { attestation: { format: 'packed', statement: new Map<string, unknown>([['x5c', [new Uint8Array(4)]]]) } },
    },
    { say: 'with a statement nobody asked for', lies: { attestation: { format: 'apple', statement: new Map() } } },
  ])('$say', async ({ lies }) => {
    const before = await fingerprint(server.db)
    const refused = await addPasskey(buyer, new Authenticator(), lies)
    expect([refused.status, refused.error]).toEqual([400, refusalTexts.passkeyNotAdded])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('a challenge that was given to another account, or used before', async () => {
    const { body: options } = await other.send(fetchRegistrationOptions)
    const response = new Authenticator().make(options)
    buyer.cookies.set('LHPasskey', other.cookies.get('LHPasskey') ?? '')
    expect((await buyer.send(registerPasskey, { response })).error).toBe(refusalTexts.passkeyExpired)
    expect((await other.send(registerPasskey, { response })).status).toBe(200)
    expect((await other.send(registerPasskey, { response })).error).toBe(refusalTexts.passkeyExpired)
  })

  test('one that another account has already', async () => {
    const device = new Authenticator()
    await addPasskey(other, device)
    expect((await addPasskey(buyer, device)).error).toBe(refusalTexts.passkeyKnown)
    const browser = new TestBrowser(server)
    // The user handle was overwritten on the device, so it opens neither account.
    expect((await signInBy(device, browser)).error).toBe(refusalTexts.passkeyUnknown)
  })

  test.each(['AAAA', '_-_-', 'o2NmbXRkbm9uZQ', 'n5-fn5-f'.repeat(400)])(
    'nonsense: %.20s',
    async (attestationObject) => {
      const { body: options } = await buyer.send(fetchRegistrationOptions)
      const made = new Authenticator().make(options)
      const response = { ...made, response: { ...made.response, attestationObject } }
      expect((await buyer.send(registerPasskey, { response })).error).toBe(refusalTexts.passkeyNotAdded)
    },
  )
})

test('an account has ten at most, also when the last two are added at once', async () => {
  const [browser, twin] = [new TestBrowser(server), new TestBrowser(server)]
  const email = await someUser(server.db)
  await browser.signIn(email)
  await twin.signIn(email)
  for (let count = 1; count < MAX_PASSKEYS; count++) expect((await addPasskey(browser)).status).toBe(200)
  const { body: ours } = await browser.send(fetchRegistrationOptions)
  const { body: theirs } = await twin.send(fetchRegistrationOptions)
  const answers = await Promise.all([
    browser.send(registerPasskey, { response: new Authenticator().make(ours) }),
    twin.send(registerPasskey, { response: new Authenticator().make(theirs) }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await browser.send(fetchPasskeys)).body).toHaveLength(MAX_PASSKEYS)
  expect((await browser.send(fetchRegistrationOptions)).error).toBe(refusalTexts.tooManyPasskeys(MAX_PASSKEYS))
})

test('adding one needs a sign-in of the last ten minutes, and gives the session new secrets', async () => {
  const session = eq(sessions.id, Number(buyer.values.get('UserLoginDetailId')))
  const signedIn = (minutes: number) =>
    server.db
      .update(sessions)
      .set({ authenticatedAt: new Date(Date.now() - minutes * 60_000) })
      .where(session)
  const { body: options } = await buyer.send(fetchRegistrationOptions)
  await signedIn(11)
  const late = await buyer.send(registerPasskey, { response: new Authenticator().make(options) })
  expect([late.status, late.error]).toEqual([403, refusalTexts.freshSignInNeeded])
  expect((await buyer.send(fetchRegistrationOptions)).error).toBe(refusalTexts.freshSignInNeeded)
  await signedIn(9)
  const key = buyer.values.get('UserKey')
  expect((await addPasskey(buyer)).status).toBe(200)
  expect(buyer.values.get('UserKey')).not.toBe(key)
  expect((await buyer.send(fetchPasskeys)).status).toBe(200)
})
