import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  cancelled: 'CANCELLED',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
