import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Consignments',
  description: 'Trucks with their loads, from plan to settled account.',
  loadFailed: 'The consignments could not be loaded',
  none: 'No trucks yet',
  ofSales: {
    intro: 'Your trucks, newest first. Plan a truck from an order to load.',
    empty: 'Accept an order to load, and plan its truck there in one press.',
  },
  ofAll: {
    intro: 'The trucks of all sellers, newest first.',
    empty: 'A truck is planned from an order, by its seller or by you.',
  },
  search: 'Search consignments',
  searchHint: 'Order, vehicle, invoice or LR number',
  state: 'State',
  allStates: 'All',
  columns: { truck: 'Truck', way: 'From, to', vehicle: 'Vehicle', weight: 'Calculated weight', state: 'State' },
  truckOf: (number: number, orderNo: string) => `Truck ${number} of ${orderNo}`,
  house: 'LohaHaat',
  to: (buyer: string, place: string) => `to ${buyer}, ${place}`,
  lr: (number: string) => `LR ${number}`,
  lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
  expected: (day: string) => `Expected on ${day}`,
  ewayUntil: (day: string) => `E-way bill until ${day}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
