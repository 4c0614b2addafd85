import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  kept: 'No network: kept on this phone, and sent as soon as there is one.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
