import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'My Enquiries',
  description: 'What you asked for, newest first.',
  loadFailed: 'Your enquiries could not be loaded',
  search: 'Search my enquiries',
  searchExample: 'Number, brand, class or size',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
