import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  signature: 'LohaHaat · steel pipes, at the mill’s price',
  unsubscribe: 'Unsubscribe from the newsletter',
}

export const letterTexts = inLanguages({ en })
