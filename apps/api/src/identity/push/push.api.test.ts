import { Agent } from 'node:https'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveLanguage } from '@lohahaat/contract/identity/accounts/language'
import { deletePushDevice, fetchPushDevices, savePushDevice } from '@lohahaat/contract/identity/push/push'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import type { PushKind } from '@lohahaat/contract/platform/push-kinds'
import { pushDevices } from '../../db/tables/identity/push-devices'
import { pushes } from '../../db/tables/identity/pushes'
import { pageUrl } from '../../platform/language/page-url'
import type { Letter } from '../../platform/mail/letter'
import { queueLetter } from '../../platform/mail/queue-letter'
import { publicLookup } from '../../platform/push/public-address'
import { pushTransport } from '../../platform/push/push-transport'
import { startPushWorker } from '../../platform/push/push-worker'
import { newPushKeys } from '../../platform/push/vapid'
import { someUser } from '../../testing/people'
import { pushBrowser, readVapid, startPushService } from '../../testing/servers/push-service'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const keys = newPushKeys()
const contact = 'mailto:support@lohahaat.example'
let service: Awaited<ReturnType<typeof startPushService>>
let phones = 0

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await server.db.delete(pushDevices)
  Object.assign(service, { status: 201 })
  service.received.length = 0
})

const letter = (push: PushKind): Letter => ({
  push,
  subject: 'Quotes for E-000012 have come',
  heading: 'Quotes',
  paragraphs: ['₹61,500 per MT'],
  link: { label: 'See', url: 'https://lohahaat.example/enquiry/12/quotes?from=mail' },
  closing: '',
})

async function signedIn() {
  const email = await someUser(server.db)
  const browser = new TestBrowser(server)
  await browser.signIn(email)
  return { email, browser }
}

async function withPhone(kinds: readonly PushKind[] = ['quotes'], who?: Awaited<ReturnType<typeof signedIn>>) {
  const { email, browser } = who ?? (await signedIn())
  const phone = pushBrowser(`https://push${++phones}.example.com/send/abc`)
  const { status, body } = await browser.send(savePushDevice, { ...phone.address, kinds })
  expect(status).toBe(200)
  return { email, browser, phone, device: body }
}

/** Runs the worker until nothing is due. */
async function sendAll(agent: Agent = service.agent) {
  const worker = startPushWorker(server.db, pushTransport({ keys, contact, agent }), server.app.log)
  const due = sql`${pushes.nextTryAt} <= now()`
  await vi.waitUntil(async () => (await server.db.$count(pushes, due)) === 0, { timeout: 10_000 })
  await vi.waitUntil(
    async () => (await server.db.$count(pushes, sql`${pushes.nextTryAt} > now() + interval '50 s'`)) === 0,
  )
  await worker.stop()
}

test('a phone is told what the subject of the mail says, so that only it can read it, by who can prove to be us', async () => {
  const { email, phone } = await withPhone()
  await server.db.transaction((tx) => queueLetter(tx, email, () => letter('quotes')))
  await sendAll()
  const [{ url, headers, body } = { url: '', headers: {}, body: Buffer.alloc(0) }, ...more] = service.received
  expect(more).toEqual([])
  expect(url).toBe('/send/abc')
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  const { key, claims } = readVapid(headers.authorization)
  expect(key).toBe(keys.publicKey)
  expect(claims).toMatchObject({ aud: new URL(phone.address.endpoint).origin, sub: contact })
  expect(claims.exp).toBeLessThan(Date.now() / 1000 + 24 * 3600)
  const path = '/enquiry/12/quotes?from=mail'
  expect(phone.read(body)).toEqual({ title: 'Quotes for E-000012 have come', path, tag: `quotes ${path}` })
  expect(body.toString('latin1')).not.toContain('E-000012')
})

test('it leads to the pages in the language of who gets it, whoever acts', async () => {
  const { email, browser } = await withPhone()
  await browser.send(saveLanguage, { language: 'hi' })
  const link = () => ({ label: 'See', url: pageUrl('/enquiry/12/quotes', 'https://lohahaat.example') })
  await queueLetter(server.db, email, () => ({ ...letter('quotes'), link: link() }))
  expect(await server.db.select().from(pushes)).toMatchObject([{ payload: { path: '/hi/enquiry/12/quotes' } }])
})

test('each kind is told to those who want it, and nothing of a transaction that was taken back', async () => {
  const { email } = await withPhone(['dispatch'])
  await queueLetter(server.db, email, () => letter('quotes'))
  await expect(
    server.db.transaction(async (tx) => {
      await queueLetter(tx, email, () => letter('dispatch'))
      throw new Error('back')
    }),
  ).rejects.toThrow('back')
  expect(await server.db.$count(pushes)).toBe(0)
  await queueLetter(server.db, email, () => letter('dispatch'))
  expect(await server.db.$count(pushes)).toBe(1)
})

test.each([404, 410])('a browser that is gone by %i is asked no more', async (status) => {
  const { email, browser } = await withPhone()
  Object.assign(service, { status })
  await queueLetter(server.db, email, () => letter('quotes'))
  await sendAll()
  expect((await browser.send(fetchPushDevices)).body.devices).toEqual([])
})

test('a service that is down gets it later, and a redirect leads nowhere', async () => {
  const { email } = await withPhone()
  Object.assign(service, { status: 503 })
  await queueLetter(server.db, email, () => letter('quotes'))
  await sendAll()
  expect(await server.db.select().from(pushes)).toMatchObject([{ attempts: 1 }])
  Object.assign(service, { status: 302 })
  await server.db.update(pushes).set({ nextTryAt: new Date(0) })
  await sendAll()
  expect(await server.db.$count(pushes)).toBe(0)
  expect(service.received.map(({ url }) => url)).toEqual(['/send/abc', '/send/abc'])
})

test('a name that leads into our own network is never called, and forgotten', async () => {
  const { email, browser } = await withPhone()
  await queueLetter(server.db, email, () => letter('quotes'))
  const inside = async () => [{ address: '127.0.0.1', family: 4 }]
  await sendAll(new Agent({ lookup: publicLookup(inside), port: service.port }))
  expect(service.received).toEqual([])
  expect((await browser.send(fetchPushDevices)).body.devices).toEqual([])
})

test.each([
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'https://push.example.com:8443/x',
  'http://push.example.com/x',
])('nobody subscribes with %s', async (endpoint) => {
  const { browser } = await signedIn()
  const reply = await browser.send(savePushDevice, { ...pushBrowser(endpoint).address, kinds: ['quotes'] })
  expect(reply.status).toBe(400)
  expect(await server.db.$count(pushDevices)).toBe(0)
})

test('who signs out is told nothing more on that device', async () => {
  const { email, browser } = await withPhone()
  await queueLetter(server.db, email, () => letter('quotes'))
  await browser.send(logout, { key: '' })
  expect(await server.db.$count(pushDevices)).toBe(0)
  expect(await server.db.$count(pushes)).toBe(0)
})

test('a browser has one owner, the last who signed in to it', async () => {
  const first = await withPhone()
  const second = await signedIn()
  const { address } = first.phone
  await second.browser.send(savePushDevice, { ...address, kinds: ['quotes'] })
  expect((await first.browser.send(fetchPushDevices)).body.devices).toEqual([])
  await queueLetter(server.db, first.email, () => letter('quotes'))
  expect(await server.db.$count(pushes)).toBe(0)
})

test('nobody removes the device of somebody else, and who removes his own is told nothing more', async () => {
  const { browser, device } = await withPhone()
  const other = await signedIn()
  const input = { pushDeviceId: String(device.pushDeviceId) }
  expect((await other.browser.send(deletePushDevice, input)).status).toBe(400)
  expect((await browser.send(deletePushDevice, input)).body).toEqual({ success: true })
  expect((await browser.send(fetchPushDevices)).body.devices).toEqual([])
})

test('a device that subscribes anew takes its own place, and an account has ten at most', async () => {
  const { browser, email } = await withPhone()
  const who = { browser, email }
  const { device } = await withPhone(['fits'], who)
  expect((await browser.send(fetchPushDevices)).body.devices).toEqual([device])
  await server.db
    .execute(sql`with made as (insert into sessions (user_id, key_hash, cookie_hash, device, created_at, last_seen_at, expires_at)
    select ${browser.userId}, 'key' || n, 'cookie', 'Chrome', now(), now(), now() + interval '1 day' from generate_series(1, 12) n returning id)
    insert into push_devices (user_id, session_id, endpoint, p256dh, auth, kinds, added_at)
    select ${browser.userId}, id, 'https://push.example.com/' || id, 'x', 'y', '{}', now() from made`)
  await withPhone(['quotes'], who)
  expect(await server.db.$count(pushDevices)).toBe(10)
})
