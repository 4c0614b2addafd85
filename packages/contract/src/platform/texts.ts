import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  unknownAction: 'There is no such action.',
  unknownEvent: 'There is no such kind of event.',
}

export const texts = inLanguages({ en })
