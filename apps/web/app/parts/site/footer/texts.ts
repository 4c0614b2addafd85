import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  about: 'About',
  contact: 'Contact',
  help: 'Help',
  weightCalculator: 'Weight calculator',
  sell: 'Sell',
  products: 'Products',
  company: 'Company',
  steelPipes: 'Steel Pipes',
  rates: 'Rates',
  angles: 'Angles',
  channels: 'Channels',
  tmt: 'TMT',
  sheets: 'Sheets',
  custom: 'Custom',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  legal: 'Legal',
  promise: 'Steel pipe at the mill’s price, to the kilo.',
  copyright: (year: number, name: string) => `© ${year} ${name}. Prices exclude GST; 18% GST applies at billing.`,
  newsletter: 'Newsletter',
  newsletterAbout: 'Rate changes and new sizes, once a month.',
  emailAddress: 'E-mail address',
  subscribe: 'Subscribe',
  confirmationMailed: 'Almost done: if the address is right, a mail is on its way. Please press the link in it.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
