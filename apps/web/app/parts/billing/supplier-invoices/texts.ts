import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  number: 'Invoice number',
  issuedOn: 'Invoice date',
  taxable: 'Taxable value ₹',
  gst: 'GST ₹',
  roundOff: 'Round-off ₹',
  roundOffHint: 'Up to ₹1 either way',
  total: 'Comes to',
  own: {
    title: 'Your invoice to LohaHaat',
    intro: 'LohaHaat pays you by this invoice, less its commission. Enter it as it is printed.',
    file: 'The invoice itself',
    fileHint: 'PDF or photo',
    save: 'Enter the invoice',
    saved: 'The invoice is entered. It is on your account.',
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

export const texts = inLanguages({ en })
