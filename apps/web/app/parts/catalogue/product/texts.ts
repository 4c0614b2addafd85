export const texts = {
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

  /** Classes that the trade knows: what each is in two words, and as the end of a heading. Their names are not translated. */
  pipeClasses: {
    roundBlack: { name: 'Round Black', note: 'Black, welded', kind: 'black welded round pipe', standard: 'IS 1239' },
    gi: { name: 'GI', note: 'Hot-dip galvanised', kind: 'hot-dip galvanised round pipe', standard: 'IS 1239' },
    shs: { name: 'SHS', note: 'Square hollow', kind: 'square hollow sections', standard: 'IS 4923' },
    rhs: { name: 'RHS', note: 'Rectangular hollow', kind: 'rectangular hollow sections', standard: 'IS 4923' },
    hollowSectionGp: {
      name: 'Hollow Section GP',
      note: 'Pre-galvanised',
      kind: 'pre-galvanised hollow sections',
      standard: 'IS 277',
    },
    roundGp2: { name: 'Round GP 2', note: 'Pre-galvanised', kind: 'pre-galvanised round tube', standard: 'IS 3601' },
    gp: { name: 'GP', note: 'Pre-galvanised', kind: 'pre-galvanised round and hollow tube', standard: 'IS 277' },
  },
}
