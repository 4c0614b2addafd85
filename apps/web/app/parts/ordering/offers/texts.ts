import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  offersOf: (section: string) => `Offers of ${section}`,
  close: 'Close the offers',
  metre: 'A metre, theoretical',
  piece: (metres: number) => `Piece of ${metres} m`,
  pieceAt: (rate: string) => `A piece at ${rate}`,
  make: 'Make',
  grade: 'Grade',
  length: 'Length',
  metres: (length: number) => `${length}\u00a0m`,
  stock: 'In stock',
  delivery: 'Delivery',
  rate: '₹/MT',
  quantity: 'Quantity',
  makeStockDelivery: 'Make, stock, delivery',
  failed: 'The offers could not be loaded.',
  retry: 'Try again',
  loading: 'Loading the offers',
  nothing: 'Nothing of it is on offer any more.',
  more: (count: number) => plural(count, { one: '# more in the catalogue', other: '# more in the catalogue' }),
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
