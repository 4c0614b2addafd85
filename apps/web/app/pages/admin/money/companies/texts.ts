import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Company’s account',
  description: 'What one company owes, its receipts and its credit.',
  loadFailed: 'The account could not be loaded',
  back: 'Money',
  receipts: 'Receipts',
  noReceipts: 'Nothing was received yet.',
  credit: {
    title: 'Credit',
    limit: 'Limit ₹',
    limitHint: 'Empty: no limit',
    days: 'Days to pay',
    unit: 'days',
    daysHint: 'After the invoice. Empty: at once',
    reminders: 'Send reminders by mail',
    remindersHint: 'Before and after an invoice is due',
    save: 'Save credit',
    saved: 'The credit is saved. Orders above the limit are refused from now on.',
    changed: (name: string) => `Last changed by ${name}, <time>time</time>`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
