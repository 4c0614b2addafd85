import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'How to pay',
  terms: 'Terms',
  payee: 'Payee',
  bank: 'Bank',
  upi: 'UPI',
  reference: 'Reference',
  referenceLater: 'Our order number, once the order is confirmed',
  code: (amount: string, payee: string) => `QR code: pay ${amount} to ${payee} by UPI`,
  scan: 'Scan it with any UPI app: payee, amount and reference are filled in.',
  openApp: 'Pay by UPI app',
  noAccount: 'We name the account in writing before payment is due.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
