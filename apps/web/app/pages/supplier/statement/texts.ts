import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Statement',
  description: 'What you sold in a month, the commission on it and what you are paid.',
  intro: (name: string) =>
    `${name}: what you sold, at the prices of the orders. Deleted and refused lines are left out.`,
  loadFailed: 'The statement could not be loaded',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
