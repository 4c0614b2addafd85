import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Settlement',
  policy: { full: 'Policy: full difference', excess: 'Policy: only beyond the allowance' },
  kinds: { credit: 'Credit note to the buyer', debit: 'Debit note to the buyer' },
  shared: (kg: string) => `${kg} shared by calculated weight`,
  line: 'Line',
  taxable: 'Before tax',
  gst: 'GST',
  total: 'Note',
  rounded: 'The note is rounded to a whole rupee.',
  settledBy: (number: string) => `Settled by note ${number}.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
