import { inLanguages } from '@lohahaat/domain/platform/language'
import { movementTexts } from '@lohahaat/contract/documents/movement-texts'
import { hi } from './texts.hi'

const en = {
  day: 'Day',
  what: 'What',
  number: 'Number',
  debit: 'Debit ₹',
  credit: 'Credit ₹',
  balance: 'Balance ₹',
  opening: 'Opening balance',
  closing: 'Closing balance',
  open: 'Open invoice',
  issued: 'Issued',
  amount: 'Amount ₹',
  due: 'Due by',
  left: 'Open ₹',
  advance: 'Advance',
  kinds: movementTexts,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
