import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  serverFault: 'Something went wrong on our side. Please try again.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
