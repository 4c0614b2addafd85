import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Account',
  description: 'Your invoices to us, the commission, our payments, and what is due by when.',
  intro: (name: string) => `${name}: your invoices to us, the commission on them and what we paid.`,
  loadFailed: 'The account could not be loaded',
  msme: '“Due by” is never later than the MSMED Act allows for a micro or small enterprise.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
