import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  quantityOf: (item: string) => `Quantity of ${item}`,
  unitOf: (item: string) => `Unit of ${item}`,
  units: { Pieces: 'pcs', Ton: 'Ton' },
  add: 'Add',
  addItem: (item: string) => `Add to Cart: ${item}`,
  addFor: (amount: string) => `Add to Cart, ${amount}`,
  isIn: 'In Cart',
  itemIsIn: (item: string) => `In Cart: ${item}`,
  takeOut: 'Press to take it out of the cart',
  goToLogin: 'Go to Login',
  pieces: (pieces: string, weight: string, amount: string) => `${pieces} pcs = ${weight} = ${amount} before GST`,
  tons: (weight: string, pieces: string, amount: string) =>
    `${weight} = ${pieces} pcs, ${amount} before GST, settled at the weighbridge`,
  tonsAlone: (weight: string, amount: string) => `${weight}, ${amount} before GST, settled at the weighbridge`,
}

export const texts = inLanguages({ en })
