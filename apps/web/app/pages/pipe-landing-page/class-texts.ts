/** What a buyer wants to know before he looks at prices: what it is, in which sizes it is rolled, and what for. */
export const classTexts: Readonly<Record<string, { text: string; standards: string; sizes: string; use: string }>> = {
  'Round Black': {
    text: 'Welded pipe as it leaves the mill, without a coat. Light, medium and heavy walls.',
    standards: 'IS 1239, IS 1161, IS 3589',
    sizes: '15 NB to 500 NB',
    use: 'Structures, scaffolding, fire lines, steam',
  },
  'Hollow Section GP': {
    text: 'Square and rectangular tube, rolled from galvanised strip. Thin walls, clean surface.',
    standards: 'IS 277 strip',
    sizes: '12 × 12 to 100 × 100 mm',
    use: 'Gates, furniture, solar frames',
  },
  'Round GP 2': {
    text: 'Round tube from galvanised strip, by bore or by outer diameter.',
    standards: 'IS 3601',
    sizes: '15 NB to 80 NB, 12.7 to 50.8 mm OD',
    use: 'Greenhouses, railings, conduits',
  },
  GI: {
    text: 'Pipe dipped in zinc inside and out after welding, threads and sockets on request.',
    standards: 'IS 1239',
    sizes: '15 NB to 150 NB',
    use: 'Drinking water, plumbing, tube wells',
  },
  SHS: {
    text: 'Square hollow sections, the same strength both ways. Welded edge to edge without fuss.',
    standards: 'IS 4923',
    sizes: '12 × 12 to 300 × 300 mm',
    use: 'Columns, sheds, canopies',
  },
  RHS: {
    text: 'Rectangular hollow sections, stiff where the load comes from.',
    standards: 'IS 4923',
    sizes: '25 × 12 to 300 × 200 mm',
    use: 'Beams, purlins, vehicle bodies',
  },
  GP: {
    text: 'The short list of pre-galvanised tube that sells most, round, square and rectangular together.',
    standards: 'IS 277 strip',
    sizes: '15 NB to 50 NB, 20 × 20 to 50 × 50 mm',
    use: 'Light fabrication, partitions',
  },
}

export const qualities = [
  {
    title: 'Marked on the pipe',
    text: 'Every item says which stamp it carries: the ISI mark, the maker’s brand, or none.',
  },
  {
    title: 'Certified by the mill',
    text: 'Where the mill gives a test certificate, the item says MTC, and the certificate comes with the load.',
  },
  {
    title: 'Weighed, not guessed',
    text: 'Kilograms per piece follow the tables of the standard, and each load goes over a weighbridge.',
  },
  {
    title: 'Drawn to scale',
    text: 'Each section is drawn from its own figures, with size and wall, before it is in your cart.',
  },
]
