import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  /** The columns of the sheet. */
  line: 'Line',
  item: 'Item',
  makeAsked: 'Make asked',
  grade: 'Grade',
  quantity: 'Quantity',
  unit: 'Unit',
  wishes: 'Wishes',
  price: 'Price (₹)',
  priceUnit: 'Price per',
  make: 'Make offered',
  deliveryDays: 'Delivery days',
  notOffered: 'Not offered',
  yes: 'Yes',
  /** What is wrong with a row. */
  unknownLine: 'This enquiry has no such line.',
  lineTwice: 'This line is there more than once.',
  unknownUnit: 'Price per must be Ton, Kg, Pieces or Metre.',
  unitWithoutWeight: (unit: string) => `The weight of a piece is not known, so it can't be priced per ${unit}.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })

/** A sheet that was made in one language is read in the other too. */
export const textsOfSheets: readonly Texts[] = [en, hi]
