import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'Statement',
  description: 'What you sold in a month, the commission on it and what you are paid.',
  intro: (name: string) => `${name}: your lines at the prices of the orders. Deleted and refused lines are in no sum.`,
  loadFailed: 'The statement could not be loaded',
}

export const texts = inLanguages({ en })
