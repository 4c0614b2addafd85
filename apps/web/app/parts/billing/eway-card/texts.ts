import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'E-way bill',
  noInvoice: 'It is entered once the invoice is issued.',
  notNeeded: 'The value is within the limit: goods may travel without one.',
  needed: 'Not entered yet. The truck must not leave without it.',
  number: (number: string) => `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
  until: (day: string) => `Valid until the end of ${day}`,
  ended: (day: string) => `Expired at the end of ${day}`,
  arrived: 'Goods arrived',
  isOver: 'Expired',
  endsSoon: 'Expires soon',
  isValid: 'Valid',
  isMissing: 'Missing',
  see: 'See e-way bill and e-invoice',
  failed: 'The e-way bill could not be loaded.',
  again: 'Try again',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
