import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Photos and papers',
  none: 'None yet: photos of the load, the LR, and what else goes with the truck.',
  kind: 'Kind',
  kinds: { photo: 'Photo', lr: 'Lorry receipt', 'supplier-invoice': 'Supplier’s invoice', other: 'Other paper' },
  add: 'Add a file',
  remove: (name: string) => `Remove ${name}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
