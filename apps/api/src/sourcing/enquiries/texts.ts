import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  brand: 'brand',
  department: 'product category',
  delivery: 'delivery timeline',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
