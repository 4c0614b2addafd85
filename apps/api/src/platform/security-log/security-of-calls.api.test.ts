import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { answeredFile } from '@lohahaat/contract/platform/answered-file'
import { securityKinds, type SecurityKind } from '@lohahaat/contract/platform/security-log/security-kinds'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { defineCall, sendsBody, type Call } from '@lohahaat/contract/platform/define-call'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { securityEvents } from '../../db/tables/platform/security-events'
import { route } from '../http/route'
import { findUserByEmail } from '../../identity/accounts/users.repository'
import { Refusal } from '../refusal'
import { routes } from '../../routes'
import { filledSignUp, freshEmail, someUser } from '../../testing/people'
import { tonsAndPieces } from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

/** A call that does not exist yet. */
const callNamed = (name: string, changes: Partial<Call> = {}) =>
  defineCall({
    method: 'POST',
    path: `/Tomorrow/LH/${name}`,
    permission: 'buy',
    summary: '',
    input: z.object({ thingId: z.coerce.number(), text: z.string() }),
    response: z.object({}),
    ...changes,
  })

const change = callNamed('Change', { permission: 'manage stock' })
const read = callNamed('Read', { permission: 'manage stock', method: 'GET' })
const own = callNamed('Own')
const file = callNamed('File', { method: 'GET', answers: 'file', response: answeredFile })
const refusing = callNamed('Refusing', {
  security: { done: 'passkey-added', refused: 'passkey-failed', by: 'passkey' },
})
const stale = callNamed('Stale')
const letter = { name: 'letter.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(1) }
const declaring = (kind: SecurityKind) => callNamed(`Declares-${kind}`, { security: { done: kind, by: 'link' } })

const tomorrow = [
  ...[change, read, own, ...securityKinds.map(declaring)].map((call) => route(call, () => ({}))),
  route(file, () => letter),
  ...([refusing, stale] as const).map((call) =>
    route(call, () => {
      throw new Refusal(call === stale ? 'freshSignInNeeded' : 'otpIncorrect')
    }),
  ),
]

const server = useTestServer({ routes: [...routes, ...tomorrow] })
const admin = useAdmin(server)
const buyer = useBuyer(server)
const input = { thingId: '7', text: 'typed' }

beforeEach(async () => {
  await server.app.securityLog.settle()
  await server.db.delete(securityEvents)
})

/** Waits for the last event of a test, and returns all events before it. */
async function events() {
  await send(admin, change, input)
  const isLast = ({ kind, details }: { kind: string; details: object }) =>
    kind === 'rights-used' && 'call' in details && details.call === `POST ${change.path}`
  await expect.poll(async () => (await rows()).some(isLast), { timeout: 15_000 }).toBe(true)
  return (await rows()).filter((row) => !isLast(row))
}

const rows = () =>
  server.db
    .select({
      kind: securityEvents.kind,
      userId: securityEvents.userId,
      network: securityEvents.network,
      details: securityEvents.details,
    })
    .from(securityEvents)
    .orderBy(asc(securityEvents.id))

/** Also files, which are not JSON. */
async function send(browser: TestBrowser, call: Call, given: unknown) {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const wire = inputToWire(call, given)
  const { statusCode } = await server.app.inject({
    method: call.method,
    url: call.path,
    remoteAddress: browser.address,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(browser.values), cookie },
    ...(sendsBody(call) ? { payload: JSON.stringify(wire) } : { query: wire as Record<string, string> }),
  })
  return statusCode
}

const network = (browser: TestBrowser) => browser.address.replace(/\d+$/, '0/24')

test('a sign-in: the code that was asked for, and who came in from which network', async () => {
  const browser = new TestBrowser(server)
  await browser.signIn(await someUser(server.db))
  const [userId, from] = [browser.userId, network(browser)]
  expect(await events()).toEqual([
    { kind: 'code-requested', userId, network: from, details: { purpose: 'sign-in' } },
    { kind: 'sign-in', userId, network: from, details: { by: 'code' } },
  ])
})

test('a sign-in that fails: wrong, expired and too often, with the account where there is one', async () => {
  const browser = new TestBrowser(server)
  const email = await someUser(server.db)
  await browser.send(emailLoginSent, { username: email }, await browser.answerCaptcha())
  const wrong = (await server.mailedCode(email)) === '00000' ? '00001' : '00000'
  for (let n = 0; n < 6; n++) await browser.send(login, { username: email, password: wrong })
  await letMinutesPass(server.db, 6)
  await browser.send(login, { username: email.toUpperCase(), password: wrong })
  await browser.send(login, { username: freshEmail('stranger'), password: wrong })
  const failed = (await events()).filter(({ kind }) => kind === 'sign-in-failed')
  const known = await findUserByEmail(server.db, email)
  expect(failed).toMatchObject([
    ...Array.from({ length: 5 }, () => ({ userId: known?.id, details: { by: 'code', reason: 'otp-incorrect' } })),
    { userId: known?.id, details: { reason: 'otp-too-many-tries' } },
    { userId: known?.id, details: { reason: 'otp-expired' } },
    { userId: null, network: network(browser), details: { reason: 'otp-incorrect' } },
  ])
})

test('a code that is refused, and a sign-up with and without the right one', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp()
  const { buyerEmail } = form
  await browser.send(emailSent, form, { captcha: '0' })
  await browser.send(emailSent, form, await browser.answerCaptcha())
  const code = await server.mailedCode(buyerEmail)
  await browser.send(saveUser, { ...form, otp: code === '00000' ? '00001' : '00000' })
  // Accounts are looked up when events are stored, and this one has none yet.
  await server.app.securityLog.settle()
  await browser.send(saveUser, { ...form, otp: code })
  const userId = (await findUserByEmail(server.db, buyerEmail))?.id
  expect(await events()).toMatchObject([
    { kind: 'code-refused', userId: null, details: { purpose: 'sign-up', reason: 'signup-captcha-wrong' } },
    { kind: 'code-requested', userId: null, details: { purpose: 'sign-up' } },
    { kind: 'sign-up-failed', userId: null, details: { reason: 'otp-incorrect' } },
    { kind: 'sign-up', userId, details: { by: 'code' } },
  ])
})

test('what an administrator changes, with the id of what he changed and nothing he typed', async () => {
  const { body } = await admin.send(brandDetails.calls.create, { brandName: 'Noted', brandDescription: 'Typed' })
  await admin.send(brandDetails.calls.remove, { brandId: body.brandId })
  const { userId } = admin
  expect(await events()).toEqual([
    ...[
      { call: `POST ${brandDetails.calls.create.path}` },
      { call: `DELETE ${brandDetails.calls.remove.path}`, brandId: body.brandId },
    ].map((details) => ({ kind: 'rights-used', userId, network: network(admin), details })),
  ])
})

test('an enquiry that an administrator closes for its buyer; what the buyer closes is his own', async () => {
  const enquiry = await tonsAndPieces(server.db, buyer.userId)
  const other = await tonsAndPieces(server.db, buyer.userId)
  await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
  await admin.send(closeEnquiry, { enquiryId: other.id })
  expect(await events()).toMatchObject([
    { kind: 'rights-used', userId: admin.userId, details: { enquiryId: other.id } },
  ])
})

test('a right that somebody hasn’t got, by role and by owner', async () => {
  const stranger = new TestBrowser(server)
  await stranger.signIn(await someUser(server.db))
  await server.app.securityLog.settle()
  await server.db.delete(securityEvents)
  const { id } = await tonsAndPieces(server.db, buyer.userId)
  expect(await send(buyer, change, { ...input, secretId: 3 })).toBe(403)
  expect((await stranger.send(closeEnquiry, { enquiryId: id })).status).toBe(403)
  expect(await events()).toEqual([
    {
      kind: 'rights-refused',
      userId: buyer.userId,
      network: network(buyer),
      // Nothing of unvalidated input, not even a name.
      details: { reason: 'admins-only', call: `POST ${change.path}` },
    },
    expect.objectContaining({
      userId: stranger.userId,
      details: { reason: 'not-your-enquiry', call: `POST ${closeEnquiry.path}`, enquiryId: id },
    }),
  ])
})

test('an export and a download, by whoever takes it', async () => {
  const { id } = await tonsAndPieces(server.db, buyer.userId)
  expect(await send(buyer, exportQuotes, { enquiryId: String(id) })).toBe(200)
  expect(await send(admin, fetchStockTemplate, { format: 'csv' })).toBe(200)
  expect(await events()).toMatchObject([
    { kind: 'export', userId: buyer.userId, details: { enquiryId: id } },
    { kind: 'download', userId: admin.userId },
  ])
  expect(fetchProformaInvoice.security.done, 'a PDF').toBe('document')
})

test('a call of tomorrow is covered by itself: a file, an administrator’s change, and what it declares', async () => {
  await send(buyer, file, input)
  for (const kind of securityKinds) await send(buyer, declaring(kind), input)
  await send(buyer, refusing, input)
  expect(await events()).toEqual(
    [
      { kind: 'download', details: { call: `GET ${file.path}`, thingId: 7 } },
      ...securityKinds.map((kind) => ({
        kind,
        details: {
          by: 'link',
          thingId: 7,
          ...(/rights|export|document|download/.test(kind) && { call: `POST ${declaring(kind).path}` }),
        },
      })),
      { kind: 'passkey-failed', details: { by: 'passkey', thingId: 7, reason: 'otp-incorrect' } },
    ].map((event) => ({ ...event, userId: buyer.userId, network: network(buyer) })),
  )
})

test('nothing is written for what a buyer does every day, for reading, or for who has to confirm that it is he', async () => {
  await buyer.send(fetchProfile)
  expect(await send(buyer, own, input)).toBe(200)
  expect(await send(admin, read, input)).toBe(200)
  expect(await send(buyer, stale, input)).toBe(403)
  expect(await send(new TestBrowser(server), own, input)).toBe(401)
  expect((await new TestBrowser(server).send(login, { username: 'a@b', password: 'x' })).status).toBe(400)
  expect(await events()).toEqual([])
})
