import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Account',
  description: 'What your company owes, what it paid and what is open.',
  intro: (name: string) => `${name}: invoices, notes and payments, and what is open by when.`,
  loadFailed: 'The account could not be loaded',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
