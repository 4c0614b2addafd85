import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  notByCommas: (name: string) => `${name} must be separated by commas.`,
  tooManyChoices: (name: string, most: number) => `${name} can name at most ${most}.`,
  wrongRateFormat: 'Format is pdf or xlsx.',
  unsortable: "The catalogue can't be sorted so.",
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
