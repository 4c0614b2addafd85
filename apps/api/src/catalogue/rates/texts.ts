import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  size: 'Size',
  wall: 'Wall, mm',
  kgPerMetre: 'kg/m',
  lowest: 'Lowest ₹/MT before GST',
  makes: 'Makes',
  items: 'Items',
  metres: (length: number) => `${length} m`,
}

export const texts = inLanguages({ en })
