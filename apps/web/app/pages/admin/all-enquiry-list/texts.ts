import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'Enquiries',
  description: 'The enquiries of everybody.',
  loadFailed: 'The enquiries could not be loaded',
  search: 'Search enquiries',
  searchExample: 'Number, brand, class or size',
  status: 'Status',
  productCategory: 'Product category',
}

export const texts = inLanguages({ en })
