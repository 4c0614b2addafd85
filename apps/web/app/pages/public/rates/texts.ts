import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  rates: 'Rate card',
  heading: (className: string) => `${className} rate card`,
  description: (className: string, kind: string) =>
    `${className} rate card: the lowest rate today in ₹/MT of every size and wall, with kg per metre and how many makes. ${kind}`,
  intro: (items: number, time: string) =>
    plural(items, {
      one: `Lowest ₹/MT of # item today, ${time}, before GST.`,
      other: `Lowest ₹/MT of # items today, ${time}, before GST.`,
    }),
  kind: (kind: string, standard: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${standard}.`,
  classes: 'Classes',
  filters: 'Filters',
  make: 'Make',
  allMakes: (count: number) => plural(count, { one: 'All #', other: 'All #' }),
  grade: 'Grade',
  length: 'Length',
  all: 'All',
  metres: (length: number) => `${length} m`,
  apply: 'Show rates',
  actions: 'Take it along',
  print: 'Print',
  pdf: 'PDF',
  xlsx: 'XLSX',
  loadFailed: 'The rates could not be loaded',
  unknown: 'There is no such rate card',
  unknownIntro: 'Nothing is sold in a class of this name at present.',
  seeRates: 'See all rates',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
