import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Profile',
  description: 'Your business and contact details.',
  intro: 'Business details are fixed at registration. Whom we call and where we deliver is up to you.',

  business: {
    title: 'Business details',
    name: 'Business name',
    email: 'E-mail address',
    gstNumber: 'GST number',
    memberSince: 'Member since',
    supplier: 'Supplier',
    noSupplier: 'Not linked to a seller',
    company: 'The people of your company, its GST numbers and places are on <company>its page</company>.',
    howToChange: 'To change any of these, write to <support>our desk</support>.',
  },

  contact: {
    title: 'Contact and delivery',
    name: 'Contact name',
    number: 'Contact number',
    pinCode: 'Default PIN code',
    pinCodeHint: 'Where your enquiries are delivered unless you say otherwise',
    save: 'Save changes',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
