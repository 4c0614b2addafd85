import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Trucks',
  loadFailed: 'The trucks could not be loaded',
  none: 'No truck is planned yet.',
  truck: (number: number) => `Truck ${number}`,
  house: 'LohaHaat',
  load: (seller: string, lines: number, kg: string) =>
    plural(lines, { one: `${seller}, # line, ${kg}`, other: `${seller}, # lines, ${kg}` }),
  vehicle: 'Vehicle',
  lr: 'LR',
  lrOf: (number: string, day: string) => `${number} of ${day}`,
  receive: (number: number) => `Receive truck ${number}`,
  expected: 'Expected arrival',
  ewayBill: 'E-way bill until',
  invoice: 'Invoice',
  slips: 'Weighbridge slips',
  slipOf: {
    seller: (slipNo: string) => `Seller’s slip ${slipNo}:`,
    buyer: (slipNo: string) => `Buyer’s slip ${slipNo}:`,
    third: (slipNo: string) => `Third slip ${slipNo}:`,
  },
  left: 'Left to load',
  allLoaded: 'Everything is on trucks.',
  pieces: (count: number, kg: string) => plural(count, { one: `# piece, ${kg}`, other: `# pieces, ${kg}` }),
  lastTruck: (tons: number, spare: string) => `A ${tons} t truck carries it, with room for ${spare} more.`,
  moreTrucks: (full: number, last: string) =>
    plural(full, { one: `# full truck, and then: ${last}`, other: `# full trucks, and then: ${last}` }),
  plan: 'Plan a truck',
  planOf: (seller: string) => `Plan a truck from ${seller}`,
  planNote: 'It takes all that is left, up to one truckload. You can change the load next.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
