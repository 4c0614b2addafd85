import { inLanguages } from '@lohahaat/domain/platform/language'

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

export const texts = inLanguages({ en })
