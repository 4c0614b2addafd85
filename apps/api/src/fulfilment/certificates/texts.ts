import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

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

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
