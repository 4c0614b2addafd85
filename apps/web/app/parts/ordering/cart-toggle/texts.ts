import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  add: 'Add to Cart',
  addItem: (item: string) => `Add to Cart: ${item}`,
  isIn: 'In Cart',
  itemIsIn: (item: string) => `In Cart: ${item}`,
  takeOut: 'Press to take it out of the cart',
  goToLogin: 'Go to Login',
  quantityOf: (item: string) => `Quantity of ${item}`,
  unitOf: (item: string) => `Unit of ${item}`,
  pieces: 'pcs',
  ton: 'Ton',
  createAccount: 'Create an account',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
