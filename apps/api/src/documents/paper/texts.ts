import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  cancelled: 'CANCELLED',
}

export const texts = inLanguages({ en })
