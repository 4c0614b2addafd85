import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  fields: {
    maker: 'maker',
    standard: 'standard',
    size: 'size',
    thickness: 'thickness',
    quantity: 'quantity',
    heat: 'at least one heat',
  },
}

export const texts = inLanguages({ en })
