import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  device: (browser: string, system: string) => `${browser} on ${system}`,
  someBrowser: 'A browser',
  serverFault: 'Something went wrong on our side. Please try again.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
