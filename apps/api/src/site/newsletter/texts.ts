import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  unsubscribed: 'You are unsubscribed.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
