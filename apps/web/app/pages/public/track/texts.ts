import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Where an order is',
  description: 'An order that somebody shares: what it is, and where its trucks are.',
  loadFailed: 'The order could not be loaded',
  dead: 'This link shows nothing any more',
  deadHint: 'It has ended or is not complete. Please ask whoever sent it for a new one.',
  order: (orderNo: string) => `Order ${orderNo}`,
  to: (city: string) => `to ${city}`,
  until: 'shared until',
  trucks: 'Trucks',
  noTruck: 'No truck is loaded yet.',
  truck: (number: number) => `Truck ${number}`,
  vehicle: 'Vehicle',
  expected: 'Expected arrival',
  lr: 'LR',
  invoice: 'Invoice',
  papers: 'Papers',
  ewayBill: 'E-way bill',
  ewayLastDay: 'E-way bill ends',
  slips: { seller: 'Weighed by the seller', buyer: 'Weighed by the buyer' },
  slip: (kg: string, slipNo: string) => `${kg}, slip ${slipNo}`,
  certificate: 'Test certificate',
  save: 'Save',
  saveNamed: (name: string) => `Save test certificate ${name}`.trim(),
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  pieces: (count: number, kg: string) => plural(count, { one: `# piece, ${kg}`, other: `# pieces, ${kg}` }),
  total: (amount: string) => `${amount} with GST and charges`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
