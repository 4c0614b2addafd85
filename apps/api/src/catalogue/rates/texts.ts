import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  size: 'Size',
  wall: 'Wall, mm',
  kgPerMetre: 'kg/m',
  lowest: 'Lowest ₹/MT before GST',
  makes: 'Makes',
  items: 'Items',
  metres: (length: number) => `${length} m`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
