import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  brand: 'brand',
  department: 'product category',
  delivery: 'delivery timeline',
}

export const texts = inLanguages({ en })
