import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  add: 'Add to Cart',
  addItem: (item: string) => `Add to Cart: ${item}`,
  isIn: 'In Cart',
  itemIsIn: (item: string) => `In Cart: ${item}`,
  takeOut: 'Press to take it out of the cart',
  goToLogin: 'Go to Login',
}

export const texts = inLanguages({ en })
