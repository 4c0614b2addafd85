import { eq } from 'drizzle-orm'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { fetchPasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { deletePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { passkeys } from '../../db/tables/identity/passkeys'
import { sessions } from '../../db/tables/identity/sessions'
import { users } from '../../db/tables/identity/users'
import { giveAddresses, someItems } from '../../testing/carts'
import { Authenticator } from '../../testing/authenticator'
import { placeOrder } from '../../testing/orders'
import { addPasskey, confirmBy, signInBy } from '../../testing/passkeys'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer, type TestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

let strict: TestServer
beforeAll(async () => {
  strict = await server.twin({ adminPasskey: 'required' })
})
afterAll(() => strict.app.close())

/** The same browser on the server that requires a passkey. */
const strictly = ({ address, cookies, values }: TestBrowser) =>
  Object.assign(new TestBrowser(strict, address), { cookies, values })

test('an administrator is asked to add one from his second sign-in on, and may go on without', async () => {
  expect((await admin.send(fetchPasskeyOffer)).body).toEqual({ offer: 'convenience' })
  await server.db.update(users).set({ signIns: 2 }).where(eq(users.id, admin.userId))
  expect((await admin.send(fetchPasskeyOffer)).body).toEqual({ offer: 'administrator' })
  expect((await admin.send(mailQueue)).status).toBe(200)
})

test('where one is required, an administrator without one can only add one', async () => {
  const browser = strictly(admin)
  const refused = await browser.send(mailQueue)
  expect([refused.status, refused.error]).toEqual([403, refusalTexts.passkeyNeeded])
  expect(refused.headers['error-code']).toBe('passkey-needed')
  expect((await browser.send(fetchPasskeyOffer)).body).toEqual({ offer: 'required' })
  expect((await buyer.send(fetchPasskeyOffer)).body).toEqual({ offer: 'convenience' })
  expect((await strictly(buyer).send(mailQueue)).error).toBe(refusalTexts.adminsOnly)
  await addPasskey(browser)
  expect((await browser.send(mailQueue)).status).toBe(200)
  await server.db.delete(passkeys)
})

test('without it he is refused what only administrators see in calls for everybody, and not what is his own', async () => {
  const [item = 0] = await someItems(server.db, 1)
  await giveAddresses(server.db, buyer.userId)
  const order = { orderId: await placeOrder(server.db, buyer.userId, [{ stockItemId: item }]) }
  expect((await admin.send(fetchOrderSuccessDetail, order)).status).toBe(200)
  const session = eq(sessions.id, Number(admin.values.get('UserLoginDetailId')))
  await server.db.update(sessions).set({ passkeyAt: null }).where(session)
  expect((await strictly(admin).send(fetchOrderSuccessDetail, order)).error).toBe(refusalTexts.passkeyNeeded)
  expect((await strictly(buyer).send(fetchOrderSuccessDetail, order)).status).toBe(200)
})

test('who has one proves himself by it: a code from his mail is not enough, nor adds another one', async () => {
  const device = new Authenticator()
  const { body: added } = await addPasskey(admin, device)
  const thief = strictly(new TestBrowser(server))
  await thief.signIn('admin@lohahaat.example')
  const refused = await thief.send(mailQueue)
  expect([refused.status, refused.error]).toEqual([403, refusalTexts.passkeySignInNeeded])
  expect((await thief.send(fetchPasskeyOffer)).body).toEqual({ offer: 'confirmation' })
  expect((await addPasskey(thief)).error).toBe(refusalTexts.passkeySignInNeeded)
  expect((await thief.send(deletePasskey, { passkeyId: added.passkeyId })).error).toBe(refusalTexts.passkeySignInNeeded)
  expect((await confirmBy(device, thief)).status).toBe(200)
  expect((await thief.send(mailQueue)).status).toBe(200)
  const byPasskey = new TestBrowser(strict)
  await signInBy(device, byPasskey)
  expect((await byPasskey.send(mailQueue)).status).toBe(200)
  expect((await byPasskey.send(deletePasskey, { passkeyId: added.passkeyId })).error).toBe(refusalTexts.lastPasskey)
})

test('after twelve hours he proves himself again', async () => {
  const device = new Authenticator()
  const browser = strictly(admin)
  await server.db.delete(passkeys)
  await addPasskey(browser, device)
  const session = eq(sessions.id, Number(admin.values.get('UserLoginDetailId')))
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await server.db
    .update(sessions)
    .set({ passkeyAt: ago(719) })
    .where(session)
  expect((await browser.send(mailQueue)).status).toBe(200)
  await server.db
    .update(sessions)
    .set({ passkeyAt: ago(721) })
    .where(session)
  expect((await browser.send(mailQueue)).error).toBe(refusalTexts.passkeySignInNeeded)
  expect((await confirmBy(device, browser)).status).toBe(200)
  expect((await browser.send(mailQueue)).status).toBe(200)
})
