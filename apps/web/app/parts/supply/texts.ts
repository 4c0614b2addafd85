import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  suppliersOnly: 'For suppliers',
  suppliersOnlyIntro:
    'This screen is for companies that sell here, and for those of their people whose role includes it.',
  home: 'Go to the home page',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
