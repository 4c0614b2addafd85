import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  caption: 'Items',
  make: 'Make',
  size: 'Size × wall × length',
  grade: 'Grade, IS',
  weight: 'kg/piece',
  stock: 'Stock, MT',
  ready: 'Ready',
  rate: '₹/MT',
  rupees: '₹',
  perTon: '/MT',
  delivered: 'Delivered',
  deliveredAbout: (rate: string) => `${rate} delivered`,
  quantity: 'Quantity',
  keys: 'Arrow keys move, Enter adds',
  byTheTon: 'by the ton',
  tons: '\u00a0MT',
  onOrder: 'on order',
  outOfStock: 'out of stock',
  chooseClass: 'Choose a class for its matrix',
  chooseClassHint: 'Sizes and walls differ from class to class.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
