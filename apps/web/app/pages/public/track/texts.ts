import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'

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
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  pieces: (count: number, kg: string) => plural(count, { one: `# piece, ${kg}`, other: `# pieces, ${kg}` }),
  total: (amount: string) => `${amount} with GST and charges`,
}

export const texts = inLanguages({ en })
