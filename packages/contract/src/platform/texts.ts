import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  unknownAction: 'There is no such action.',
  unknownEvent: 'There is no such kind of event.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
