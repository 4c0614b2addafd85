import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { confirmSignIn } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import { fetchProfile, saveProfile } from '@lohahaat/contract/identity/accounts/profile'
import { sendConfirmationCode } from '@lohahaat/contract/identity/sign-in/send-confirmation-code'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { sessions } from '../../db/tables/identity/sessions'
import { giveAddresses, someItems } from '../../testing/carts'
import { placeEnquiry } from '../../testing/enquiries'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { letMinutesPass } from '../../testing/time'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

/** As if the user had signed in so long ago and used the session ever since. */
const signedInBefore = (browser: TestBrowser, minutes: number) =>
  server.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - ${minutes} * interval '1 minute'` })
    .where(eq(sessions.userId, browser.userId))

const asked = { status: 403, error: refusalTexts.freshSignInNeeded, code: 'fresh-sign-in-needed' }

async function outcome(browser: TestBrowser, call: Call, input?: unknown) {
  const { status, error, headers } = await browser.send(call, input)
  return { status, error, code: headers['error-code'] }
}

async function confirm(browser: TestBrowser) {
  await letMinutesPass(server.db, 5)
  await browser.send(sendConfirmationCode)
  const password = await server.mailedCode(browser.values.get('EmailAddressId') ?? '')
  return browser.send(confirmSignIn, { password })
}

describe('an administrator’s rights need a sign-in of the last 12 hours', () => {
  const HOURS = 60
  beforeEach(() => signedInBefore(admin, 12 * HOURS + 1))

  test('until then they stand', async () => {
    await signedInBefore(admin, 12 * HOURS - 1)
    expect((await admin.send(mailQueue)).status).toBe(200)
  })

  test('older, he is asked for one, and is an administrator still', async () => {
    const { headers } = await admin.send(mailQueue)
    expect(headers['role']).toBe('Admin')
    expect(await outcome(admin, mailQueue)).toEqual(asked)
    expect(await outcome(admin, brandDetails.calls.create, { brand: 'Asked First' })).toEqual(asked)
  })

  test('a buyer is not asked for one: it would open nothing to him', async () => {
    await signedInBefore(buyer, 12 * HOURS + 1)
    expect(await outcome(buyer, mailQueue)).toMatchObject({ status: 403, error: refusalTexts.adminsOnly })
  })

  test('what only an administrator sees of others is asked for too, what is his own is not', async () => {
    await giveAddresses(server.db, admin.userId, buyer.userId)
    const [stockItemId = 0] = await someItems(server.db, 1)
    const [own, others] = [
      await placeOrder(server.db, admin.userId, [{ stockItemId }]),
      await placeOrder(server.db, buyer.userId, [{ stockItemId }]),
    ]
    expect((await admin.send(fetchOrderSuccessDetail, { orderId: own })).status).toBe(200)
    expect(await outcome(admin, fetchOrderSuccessDetail, { orderId: others })).toEqual(asked)
  })

  test.each([fetchEnquiries, fetchQuotePrice, fetchQuotes, fetchSplitQuotes])(
    '$path of somebody else’s enquiry',
    async (call) => {
      const { id } = await placeEnquiry(server.db, buyer.userId)
      const { id: own } = await placeEnquiry(server.db, admin.userId)
      expect(await outcome(admin, call, { enquiryId: id })).toEqual(asked)
      expect((await admin.send(call, { enquiryId: own })).status).toBe(200)
    },
  )

  test('nor is he asked for his own enquiries, or for what everybody may do', async () => {
    expect((await admin.send(fetchOwnEnquiries)).status).toBe(200)
    const { id } = await placeEnquiry(server.db, buyer.userId)
    const { error } = await admin.send(fetchEnquiryFile, { enquiryId: id })
    expect(error).toBe(refusalTexts.noEnquiryFile)
  })

  test('somebody else’s enquiry is not closed', async () => {
    const { id } = await placeEnquiry(server.db, buyer.userId)
    expect(await outcome(admin, closeEnquiry, { enquiryId: id, reason: '' })).toEqual(asked)
  })

  test('the mailed OTP brings them back', async () => {
    expect((await confirm(admin)).status).toBe(200)
    expect((await admin.send(mailQueue)).status).toBe(200)
  })
})

describe('another phone number needs a sign-in of the last ten minutes', () => {
  const contact = { buyerContactName: 'Asha Verma', buyerContactPhone: '9812345678', pinCode: '123401' }

  test('an old one is asked to be confirmed, and nothing is saved before', async () => {
    await signedInBefore(buyer, 11)
    const other = { ...contact, buyerContactPhone: '9898989898', pinCode: '110001' }
    expect(await outcome(buyer, saveProfile, other)).toEqual(asked)
    expect((await buyer.send(fetchProfile)).body).toMatchObject(contact)
    await confirm(buyer)
    expect((await buyer.send(saveProfile, other)).body).toMatchObject(other)
    await buyer.send(saveProfile, contact)
  })

  test('a recent one is enough', async () => {
    await signedInBefore(buyer, 9)
    expect((await buyer.send(saveProfile, { ...contact, buyerContactPhone: '9876543210' })).status).toBe(200)
    await buyer.send(saveProfile, contact)
  })

  test('name and PIN code don’t need it', async () => {
    await signedInBefore(buyer, 11)
    const reply = await buyer.send(saveProfile, { ...contact, buyerContactName: 'Asha V.', pinCode: '110001' })
    expect(reply.status).toBe(200)
    await buyer.send(saveProfile, contact)
  })
})

describe('confirming a sign-in', () => {
  test('changes both secrets: whoever has the old ones is signed out', async () => {
    const [cookies, values] = [new Map(buyer.cookies), new Map(buyer.values)]
    await confirm(buyer)
    expect(buyer.cookies.get('LHSession')).not.toBe(cookies.get('LHSession'))
    expect(buyer.values.get('UserLoginDetailId')).toBe(values.get('UserLoginDetailId'))
    const cookie = (held: Map<string, string>) => ({ cookie: `LHSession=${held.get('LHSession')}` })
    const old = { UserKey: values.get('UserKey') ?? '' }
    expect((await buyer.send(fetchProfile, {}, { ...old, ...cookie(cookies) })).status).toBe(401)
    expect((await buyer.send(fetchProfile, {}, cookie(cookies))).status).toBe(401)
    expect((await buyer.send(fetchProfile)).status).toBe(200)
  })

  test('a wrong OTP confirms nothing', async () => {
    await signedInBefore(admin, 13 * 60)
    await letMinutesPass(server.db, 5)
    await admin.send(sendConfirmationCode)
    const right = await server.mailedCode('admin@lohahaat.example')
    const { status, error } = await admin.send(confirmSignIn, { password: right === '00000' ? '00001' : '00000' })
    expect({ status, error }).toEqual({ status: 400, error: accountMessages.otpIncorrect })
    expect(await outcome(admin, mailQueue)).toEqual(asked)
  })

  test('somebody else’s OTP confirms nothing', async () => {
    await letMinutesPass(server.db, 5)
    await buyer.send(sendConfirmationCode)
    await admin.send(sendConfirmationCode)
    const [mine, theirs] = [
      await server.mailedCode('admin@lohahaat.example'),
      await server.mailedCode(buyer.values.get('EmailAddressId') ?? ''),
    ]
    // They are equal once in 100,000 runs.
    const { status } = await admin.send(confirmSignIn, { password: theirs })
    expect(status).toBe(mine === theirs ? 200 : 400)
  })
})
