import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  before: (number: string, day: string) => `Invoice ${number} is due on ${day}`,
  after: (number: string) => `Invoice ${number} is overdue`,
  isDue: (number: string, issued: string, due: string, open: string) =>
    `Invoice ${number} of ${issued} is due on ${due}. Open: ${open}.`,
  wasDue: (number: string, issued: string, due: string, open: string) =>
    `Invoice ${number} of ${issued} was due on ${due}. Open: ${open}.`,
  paid: 'If you have paid already, thank you: this mail and your payment have crossed.',
  toAccount: 'See the account',
  closing: 'Reminders can be switched off: please write to us.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
