import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Your reference and delivery',
  optional: 'All optional. They go on the order, its papers and mails.',
  add: 'Add order number or wishes',
  number: 'Your order number',
  numberExample: 'PO/26-27/118',
  date: 'Your order date',
  wantedDay: 'Wanted delivery day',
  unloading: 'Unloading remark',
  unloadingExample: 'Crane until 11 am, gate 2',
  numberOf: (number: string, day: string) => `${number} of ${day}`,
  buyersNumber: 'Buyer’s order number',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
