import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../api/fake-api'
import { signUpSoFar } from './sign-up-body'

const whole = {
  buyerId: 0,
  buyerContactName: '',
  buyerLegalName: '',
  buyerContactPhone: '',
  buyerEmail: 'asha@works.example',
  termsAccepted: false,
  gstNo: '',
  otp: '',
}

test.each([
  [{ buyerEmail: whole.buyerEmail }, whole],
  [{ buyerEmail: whole.buyerEmail, buyerContactName: undefined, otp: '' }, whole],
  [
    { buyerEmail: whole.buyerEmail, buyerContactName: 'Asha', termsAccepted: true },
    { ...whole, buyerContactName: 'Asha', termsAccepted: true },
  ],
])('a code is asked for with the whole form, however little of %j is typed', async (typed, body) => {
  const { api, sent } = fakeApi({}, () => ({}))
  await api.send(emailSent, signUpSoFar(typed))
  expect(sent[0]?.body).toEqual(inputToWire(emailSent, body))
})
