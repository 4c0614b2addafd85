import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './payment-texts.hi'

const en = {
  inAdvance: 'In advance: the goods leave the yard once the payment is in.',
  gstOnCharges: (amount: string) => `GST on charges, ${amount}, is added on the tax invoice.`,
  upiLimit: (amount: string) => `Most banks limit UPI to ${amount} a day. Larger sums go by NEFT or RTGS.`,
}

/** How an order is paid, in the same words on screens, in mails and on papers. */
export type Texts = typeof en

export const paymentTexts = inLanguages({ en, hi })
