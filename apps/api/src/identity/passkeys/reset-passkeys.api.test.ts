import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { fetchPasskeys } from '@lohahaat/contract/identity/passkeys/passkeys'
import { securityEvents } from '../../db/tables/platform/security-events'
import { Authenticator } from '../../testing/authenticator'
import { addPasskey, signInBy } from '../../testing/passkeys'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { resetPasskeys } from './reset-passkeys'

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)

test('who has lost his passkeys gets rid of them and of his sessions, signs in by OTP, and it is on record', async () => {
  const email = buyer.values.get('EmailAddressId') ?? ''
  const [lost, others] = [new Authenticator(), new Authenticator()]
  await addPasskey(buyer, lost)
  await addPasskey(buyer)
  await addPasskey(other, others)
  const at = new Date()
  expect(await resetPasskeys(server.db, email.toUpperCase(), at)).toEqual({ passkeys: 2, sessions: 1 })
  expect((await signInBy(lost, new TestBrowser(server))).error).toBe(refusalTexts.passkeyUnknown)
  expect((await signInBy(others, new TestBrowser(server))).status).toBe(200)
  const [event] = await server.db.select().from(securityEvents).where(eq(securityEvents.kind, 'passkeys-reset'))
  expect(event).toMatchObject({ userId: buyer.userId, details: { passkeys: 2, sessions: 1 }, at })
  expect((await buyer.send(fetchPasskeys)).status).toBe(401)
  await buyer.signIn(email)
  expect((await buyer.send(fetchPasskeys)).body).toEqual([])
})

test('an address that nobody has resets nothing', async () => {
  expect(await resetPasskeys(server.db, 'nobody@works.example', new Date())).toBeNull()
})
