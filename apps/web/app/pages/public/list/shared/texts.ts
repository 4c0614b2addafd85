import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const units = { Pieces: 'pcs', Ton: 'MT', Kg: 'kg', Metre: 'm', Feet: 'ft' }

const en = {
  title: 'A shared list',
  description: 'A list of steel pipes that somebody shares with you.',
  until: 'Shared with you until',
  dead: 'This link shows nothing any more',
  deadHint: 'It has expired, or its owner has ended it.',
  ownList: 'Price a list of your own',
  length: (metres: number) => `${metres} m`,
  quantity: (figure: number, unit: keyof typeof units) => `${figure} ${units[unit]}`,
  perTon: (rate: string) => `${rate}/MT`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
