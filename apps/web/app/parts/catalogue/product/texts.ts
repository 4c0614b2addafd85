import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  perTonPlusGst: 'per MT + GST',
  inStock: (weight: string) => `${weight} in stock`,
  onOrder: 'On order',
  outOfStock: 'Out of stock',
  length: 'Length',
  piece: 'Piece',
  byTheTon: 'By the ton',
  delivery: 'Delivery',
  stock: 'Stock',
  stamp: (stamp: string) => `Stamp: ${stamp}`,
  iso: 'ISO',
  isoMeaning: 'From a mill certified to ISO',
  mtc: 'MTC',
  mtcMeaning: 'Comes with a mill test certificate',

  /** Classes that the trade knows: a short description, and the end of a heading. */
  pipeClasses: {
    roundBlack: { note: 'Black, welded', kind: 'black welded round pipe' },
    gi: { note: 'Hot-dip galvanised', kind: 'hot-dip galvanised round pipe' },
    shs: { note: 'Square hollow', kind: 'square hollow sections' },
    rhs: { note: 'Rectangular hollow', kind: 'rectangular hollow sections' },
    hollowSectionGp: { note: 'Pre-galvanised', kind: 'pre-galvanised hollow sections' },
    roundGp2: { note: 'Pre-galvanised', kind: 'pre-galvanised round tube' },
    gp: { note: 'Pre-galvanised', kind: 'pre-galvanised round and hollow tube' },
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
