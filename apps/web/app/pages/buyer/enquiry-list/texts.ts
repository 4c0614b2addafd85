import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'My Enquiries',
  description: 'What you asked for, newest first.',
  loadFailed: 'Your enquiries could not be loaded',
  search: 'Search my enquiries',
  searchExample: 'Number, brand, class or size',
}

export const texts = inLanguages({ en })
