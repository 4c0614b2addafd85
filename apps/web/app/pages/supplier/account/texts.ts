import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'Account',
  description: 'Your invoices to us, the commission, our payments, and what is due by when.',
  intro: (name: string) => `${name}: your invoices to us, the commission on them and what we paid.`,
  loadFailed: 'The account could not be loaded',
  msme: 'A micro or small enterprise has to be paid within 45 days of acceptance of the goods (MSMED Act).',
}

export const texts = inLanguages({ en })
