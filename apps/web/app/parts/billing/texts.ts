import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  kinds: { invoice: 'Tax invoice', credit: 'Credit note', debit: 'Debit note' },
  cancelled: 'Cancelled',
  registered: 'IRN',
  of: (kind: string, day: string) => `${kind} of ${day}`,
  copies: { original: 'Original', duplicate: 'Transporter’s copy', triplicate: 'Supplier’s copy' },
  pdf: 'PDF',
  pdfOf: (number: string) => `${number} as PDF`,
  card: {
    title: 'Invoice',
    none: 'There is no invoice yet. It is made from what is loaded, and the truck needs it to leave the yard.',
    noneForBuyer: 'The invoice follows when the truck is loaded.',
  },
  order: {
    title: 'Invoices and notes',
    pay: 'Please pay each invoice with its number as the reference. <account>Your account</account> shows what is open.',
  },
  reasons: {
    'short-weight': 'Short weight',
    'over-weight': 'Over-weight',
    returned: 'Goods returned',
    damaged: 'Goods damaged',
    rate: 'Rate corrected',
    tax: 'Tax corrected',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
