import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  signature: 'LohaHaat · steel pipes, at the mill’s price',
  unsubscribe: 'Unsubscribe from the newsletter',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
