import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Enquiries',
  description: 'The enquiries of everybody.',
  loadFailed: 'The enquiries could not be loaded',
  search: 'Search enquiries',
  searchExample: 'Number, brand, class or size',
  status: 'Status',
  productCategory: 'Product category',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
