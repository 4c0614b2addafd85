import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  unsubscribed: 'You are unsubscribed.',
}

export const texts = inLanguages({ en })
