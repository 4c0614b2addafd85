import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { saveDeliveryPin } from '@lohahaat/contract/identity/accounts/delivery-pin'
import { fetchProfile, saveProfile } from '@lohahaat/contract/identity/accounts/profile'
import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { messages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { users } from '../../db/tables/identity/users'
import { filledSignUp, freshEmail, someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()

async function askForCode(browser: TestBrowser, form: { buyerEmail: string }) {
  await browser.send(emailSent, form, await browser.answerCaptcha())
  return server.mailedCode(form.buyerEmail)
}

const accountsOf = (email: string) => server.db.select().from(users).where(eq(users.email, email))

describe('the sign-up list, in its order: everything after the named field is wrong too', () => {
  const nothing = {
    buyerContactName: ' ',
    buyerLegalName: '',
    buyerContactPhone: '',
    buyerEmail: '',
    gstNo: '',
    termsAccepted: false,
    otp: '',
  }
  const name = { ...nothing, buyerContactName: 'Asha' }
  const business = { ...name, buyerLegalName: 'Verma Fabricators' }
  const phone = { ...business, buyerContactPhone: '9812345678' }
  const address = { ...phone, buyerEmail: 'asha@works.example' }
  const gst = { ...address, gstNo: '06AAACA0000A1Z2' }
  const terms = { ...gst, termsAccepted: true }
  test.each([
    { say: '1 no name', form: nothing, text: accountMessages.fullNameMissing },
    { say: '2 no business', form: name, text: accountMessages.businessNameMissing },
    { say: '3 no phone', form: business, text: accountMessages.contactNumberMissing },
    {
      say: '3 nine digits',
      form: { ...business, buyerContactPhone: '981234567' },
      text: accountMessages.contactNumberMissing,
    },
    { say: '4 no e-mail', form: phone, text: messages.emailMissing },
    { say: '5 half an e-mail', form: { ...phone, buyerEmail: 'asha@works' }, text: messages.emailInvalid },
    { say: '6 no GST number', form: address, text: accountMessages.gstNumberMissing },
    {
      say: '7 a PAN for a GST number',
      form: { ...address, gstNo: 'AAACA0000A' },
      text: accountMessages.gstNumberInvalid,
    },
    { say: '8 terms not checked', form: gst, text: accountMessages.termsUnchecked },
    { say: '9 no OTP', form: terms, text: accountMessages.otpMissing },
    { say: '10 four digits', form: { ...terms, otp: '1234' }, text: accountMessages.otpIncorrect },
    {
      say: 'a name that is a number',
      form: { ...nothing, buyerContactName: 7 },
      text: accountMessages.fullNameMissing,
    },
    { say: 'no form at all', form: {}, text: accountMessages.fullNameMissing },
  ])('$say', async ({ form, text }) => {
    const { status, error } = await new TestBrowser(server).send(saveUser, form)
    expect({ status, error }).toEqual({ status: 400, error: text })
  })
})

test('the code just proved signs the person in', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp({ buyerLegalName: 'Verma' })
  await browser.send(saveUser, { ...form, otp: await askForCode(browser, form) })
  expect(Object.fromEntries(browser.values)).toMatchObject({
    EmailAddressId: form.buyerEmail,
    LegalName: 'Verma',
    Role: 'User',
    Cart: '0',
  })
  expect((await browser.send(loginCheck, { key: browser.values.get('UserKey') })).body).toEqual({ valid: true })
  expect((await browser.send(fetchProfile)).body).toMatchObject({ pinCode: '123401', isPinChosen: false })
})

test('a PIN counts as chosen once it was, the default too', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp()
  await browser.send(saveUser, { ...form, otp: await askForCode(browser, form) })
  const { buyerContactName, buyerContactPhone } = form
  const unchanged = { buyerContactName, buyerContactPhone, pinCode: '123401' }
  expect((await browser.send(saveProfile, unchanged)).body).toMatchObject({ isPinChosen: false })

  const chosen = await browser.send(saveDeliveryPin, { pinCode: '123401' })
  expect(chosen).toMatchObject({ body: { pinCode: '123401' }, headers: { pincode: '123401' } })
  expect((await browser.send(fetchProfile)).body).toMatchObject({ pinCode: '123401', isPinChosen: true })
  await browser.send(saveDeliveryPin, { pinCode: '411001' })
  expect((await browser.send(fetchProfile)).body).toMatchObject({ pinCode: '411001', isPinChosen: true })
  expect((await browser.send(saveDeliveryPin, { pinCode: '011001' })).status).toBe(400)
})

test('a filled-in form with the mailed OTP makes an account', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp({ gstNo: ' 06aaaca0000a1z2 ', buyerLegalName: '  वर्मा स्टील  ' })
  const reply = await browser.send(saveUser, { ...form, otp: await askForCode(browser, form) })
  expect(reply.body).toEqual({ success: true })
  expect(await accountsOf(form.buyerEmail)).toMatchObject([
    { legalName: 'वर्मा स्टील', gstNumber: '06AAACA0000A1Z2', role: 'User', pinCode: '123401' },
  ])
})

test('a GST number with the right pattern and a wrong check digit is accepted', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp({ gstNo: '22AAAAA0000A1Z5' })
  const reply = await browser.send(saveUser, { ...form, otp: await askForCode(browser, form) })
  expect(reply.status).toBe(200)
})

test.each([
  { say: '70 characters of name', name: 'अ'.repeat(70), status: 200 },
  { say: '71 characters of name', name: 'अ'.repeat(71), status: 400 },
  { say: 'a name with a line break', name: 'Asha\nVerma', status: 400 },
  { say: 'a name with half an emoji', name: 'Asha \ud83d', status: 400 },
])('$say: $status', async ({ name, status }) => {
  const browser = new TestBrowser(server)
  const form = filledSignUp({ buyerContactName: name })
  const reply = await browser.send(saveUser, { ...form, otp: await askForCode(browser, form) })
  expect(reply.status).toBe(status)
})

test('a wrong OTP makes no account', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp()
  const right = await askForCode(browser, form)
  const reply = await browser.send(saveUser, { ...form, otp: right === '00000' ? '00001' : '00000' })
  expect(reply.error).toBe(accountMessages.otpIncorrect)
  expect(await accountsOf(form.buyerEmail)).toEqual([])
})

test('of ten sign-ups with one OTP at once, one makes the account', async () => {
  const browser = new TestBrowser(server)
  const form = filledSignUp()
  const otp = await askForCode(browser, form)
  const replies = await Promise.all(Array.from({ length: 10 }, () => browser.send(saveUser, { ...form, otp })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await accountsOf(form.buyerEmail)).toHaveLength(1)
})

test('the OTP of one address is of no use for another', async () => {
  const browser = new TestBrowser(server)
  const mine = filledSignUp()
  const otp = await askForCode(browser, mine)
  const reply = await browser.send(saveUser, { ...mine, buyerEmail: freshEmail('other'), otp })
  expect(reply.error).toBe(accountMessages.otpIncorrect)
})

test('an address that got its account in the meantime keeps it as it is', async () => {
  const browser = new TestBrowser(server)
  const buyerEmail = freshEmail('twice')
  const otp = await askForCode(browser, { buyerEmail })
  await someUser(server.db, 'The first one', buyerEmail)
  const reply = await browser.send(saveUser, filledSignUp({ buyerEmail, otp }))
  expect(reply.error).toBe(refusalTexts.emailTaken)
  expect(await accountsOf(buyerEmail)).toMatchObject([{ legalName: 'The first one' }])
})
