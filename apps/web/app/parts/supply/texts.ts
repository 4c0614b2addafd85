import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  suppliersOnly: 'For suppliers',
  suppliersOnlyIntro:
    'This screen is for companies that sell here, and for those of their people whose role includes it.',
  home: 'Go to the home page',
}

export const texts = inLanguages({ en })
