import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  notByCommas: (name: string) => `${name} must be separated by commas.`,
  tooManyChoices: (name: string, most: number) => `${name} can name at most ${most}.`,
  wrongRateFormat: 'Format is pdf or xlsx.',
  unsortable: "The catalogue can't be sorted so.",
}

export const texts = inLanguages({ en })
