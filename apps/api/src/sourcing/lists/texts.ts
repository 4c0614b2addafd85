import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  asWritten: 'As written',
  className: 'Class',
  size: 'Size',
  thickness: 'Wall, mm',
  length: 'Length, m',
  quantity: 'Quantity',
  unit: 'Unit',
  make: 'Make',
  price: '₹/MT before GST',
  weight: 'Weight, kg',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
