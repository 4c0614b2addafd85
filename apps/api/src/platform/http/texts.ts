import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  serverFault: 'Something went wrong on our side. Please try again.',
}

export const texts = inLanguages({ en })
