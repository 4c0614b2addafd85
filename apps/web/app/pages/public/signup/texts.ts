import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Create an account',
  description: 'Register your business with its GST number to order and enquire for steel pipes.',

  reasons: {
    title: 'What an account is for',
    list: [
      {
        title: 'Order at the day’s rate',
        text: 'In pieces or tonnes, with weight, charges and GST worked out before you confirm.',
      },
      {
        title: 'Send your list once',
        text: 'Suppliers quote for it; you see their prices side by side and accept one.',
      },
      {
        title: 'Your GST number on every order',
        text: 'And on the tax invoice that comes with the goods.',
      },
    ],
  },

  fullName: 'Full Name',
  businessName: 'Business Name',
  businessNameHint: 'As on the GST certificate',
  contactNumber: 'Contact Number',
  email: 'E-mail address',
  emailHint: 'The OTP is mailed to it.',
  emailConfirmed: 'Confirmed by the link in our mail.',
  gstNumber: 'GST number',
  gstNumberHint: '15 characters, such as 27AAACA0000A1ZY',
  confirmEmail: 'Confirm your e-mail address',
  otpToCome: 'Once your e-mail address is in, we ask you a small sum and mail you an OTP of 5 digits and a link.',
  acceptTerms:
    'I accept the <terms>terms and conditions</terms>, the <privacy>privacy policy</privacy> and the <legal>legal notice</legal>.',
  createAccount: 'Create account',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
