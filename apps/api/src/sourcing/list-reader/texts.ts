import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  unknownSize: 'Not in our list of sizes.',
  tooLong: (metres: number) => `A piece can have at most ${metres} m.`,
  noWeight: 'The weight of a piece is not known. Please ask for it in tons.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
