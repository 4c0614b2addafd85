import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  number: 'Invoice number',
  issuedOn: 'Invoice date',
  taxable: 'Taxable value ₹',
  gst: 'GST ₹',
  roundOff: 'Round-off ₹',
  roundOffHint: 'Up to ₹1 either way',
  total: 'Total',
  own: {
    title: 'Your invoice to LohaHaat',
    intro: 'LohaHaat pays you against this invoice, less its commission. Enter it as printed.',
    file: 'Copy of the invoice',
    fileHint: 'PDF or photo',
    save: 'Enter the invoice',
    saved: 'The invoice is saved and on your account.',
    of: (number: string, day: string) => `${number} of ${day}`,
    payable: 'Amount with GST',
    commission: 'Commission with GST',
    paid: 'LohaHaat pays',
    dueOn: (day: string) => `by ${day}`,
    cancelled: 'Cancelled',
    another: 'Enter another invoice',
    account: 'Your account',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
