import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Refused lines',
  description: 'Lines of orders that suppliers refused or did not answer.',
  intro: 'Give each to another seller at the buyer’s price, or delete it. The buyer gets a mail either way.',
  loadFailed: 'The refused lines could not be loaded',
  none: 'No refused lines',
  noneHint: 'What suppliers refuse or do not answer in time is listed here.',
  columns: { line: 'Line', order: 'Order', said: 'Supplier', action: 'Actions' },
  find: 'Find a seller',
  findFor: (item: string) => `Find a seller for ${item}`,
  remove: 'Delete line',
  removeFor: (item: string) => `Delete ${item}`,
  close: 'Close',
  sellers: 'Sellers with the same pipe in stock',
  noSellers: 'No other seller has this pipe in stock, in this length and grade.',
  give: 'Give the line',
  given: 'The line has another seller. The buyer gets a mail.',
  offer: (price: string, stock: string) => `${price}/MT, ${stock}`,
  inStock: (tons: string) => `${tons} in stock`,
  notCounted: 'stock not counted',
  isAsked: 'has to accept it',
  house: 'takes it without being asked',
  otherMake: 'other make',
  note: 'Note for the buyer',
  noteHint: 'Optional',
  removed: 'The line is deleted. The buyer gets a mail.',
  cancelled: 'It was the last line, so the order is cancelled. The buyer gets a mail.',
  loadingSellers: 'Loading…',
  terms: {
    title: 'Terms for suppliers',
    answerHours: 'Time to accept or refuse',
    hours: 'hours',
    paymentDays: 'Paid after delivery',
    days: 'days',
    hint: 'For orders from now on. Lines that wait already keep their time.',
    save: 'Save terms',
    saved: 'The terms are saved.',
    changed: (name: string) => `Last changed by ${name}, <time>time</time>`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
