import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './order-texts.hi'

const en = {
  noLines: 'Please choose at least one line.',
  lineTwice: 'A line can be named once only.',
  tooManyLines: (most: number) => `At most ${most} lines can be answered at once.`,
  unknownState: 'There is no such state.',
  reason: 'Reason',
  reasonMissing: 'Please say why.',
  note: 'Note',
  answerHours: 'Hours to answer',
  paymentDays: 'Days until payment',
  stars: 'Stars',
  comment: 'Comment',
  answer: 'Answer',
  answerMissing: 'Please write an answer.',
  month: 'Month must be one such as 2026-04.',
  format: 'Format can only be pdf or xlsx.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
