import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  kind: 'Kind can only be invoice, credit or debit.',
  month: 'Month must be one such as 2026-04.',
  copy: 'Copy can only be original, duplicate or triplicate.',
  format: 'Format can only be csv or xlsx.',
  noteKind: 'Kind can only be credit or debit.',
  noteReason: 'Please say why the note is issued.',
  reason: 'Reason',
  reasonMissing: 'Please say why.',
  noteLines: 'Please enter a weight or an amount for at least one line.',
  noteLine: 'Each line needs a weight or an amount, and not both.',
  lineNo: 'lineNo of a line is missing or wrong.',
  kg: 'Weight in kg of a line',
  amount: 'Amount of a line',
  tooManyLines: (most: number) => `A note can have at most ${most} lines.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
