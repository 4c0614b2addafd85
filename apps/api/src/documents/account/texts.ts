import { movementTexts } from '@lohahaat/contract/documents/movement-texts'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Statement of account',
  period: (from: string, to: string) => `${from} to ${to}`,
  customer: 'Customer',
  supplier: 'Supplier',
  house: 'In the books of',
  gstNumber: (number: string) => `GST number ${number}`,
  unregistered: 'Without a GST number',
  day: 'Day',
  what: 'What',
  number: 'Number',
  debit: 'Debit ₹',
  credit: 'Credit ₹',
  balance: 'Balance ₹',
  opening: 'Opening balance',
  closing: 'Closing balance',
  kinds: movementTexts,
  cut: (shown: number, all: number) => `The first ${shown} of ${all} movements; the sums are of all.`,
  openTitle: 'Open invoices',
  nothingOpen: 'Nothing is open.',
  issued: 'Issued',
  due: 'Due by',
  overdue: 'Overdue',
  noDay: 'Not agreed',
  amount: 'Amount ₹',
  open: 'Open ₹',
  ageing: 'By age in days, ₹',
  bands: { to30: '0 to 30', to60: '31 to 60', to90: '61 to 90', older: 'over 90' },
  advance: 'Advance',
  owed: (house: string) => `A balance above zero is payable to ${house}.`,
  owing: 'A balance above zero is payable to the supplier.',
  msme: '“Due by” is never later than the MSMED Act allows for a micro or small enterprise.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
