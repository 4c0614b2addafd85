import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

interface ClassTexts {
  text: string
  standards: string
  sizes: string
  use: string
}

/** What a buyer wants to know before the prices: description, sizes and uses. */
const classes: Readonly<Record<string, ClassTexts>> = {
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

const en = {
  title: 'Steel pipes in seven classes',
  description:
    'Round black, GI and pre-galvanised pipe, square and rectangular hollow sections: standards, sizes and uses, with today’s rate per MT.',
  intro: 'Choose by what it is for; every size has its rate and its weight.',
  classes,
  standard: 'Standard',
  sizes: 'Sizes',
  use: 'Used for',
  lowest: 'from',
  perTon: '/MT',
  items: (count: number) => plural(count, { one: '# item in stock', other: '# items in stock' }),
  onEnquiry: 'Not in stock today: send an enquiry',
  seePrices: 'See prices',
  catalogue: 'See the whole catalogue',
  catalogueText:
    'All classes side by side: filter by brand, grade, standard, size, wall and length, or search as you would say it, such as “50nb tata 3.6”.',
  allItems: 'All items',
  reliable: 'What you can rely on',
  marked: 'Marked on the pipe',
  markedText: 'Every item says which stamp it carries: the ISI mark, the maker’s brand, or none.',
  certified: 'Certified by the mill',
  certifiedText: 'Where the mill gives a test certificate, the item says MTC, and the certificate comes with the load.',
  weighed: 'Weighed, not guessed',
  weighedText: 'Kilograms per piece follow the tables of the standard, and each load goes over a weighbridge.',
  drawn: 'Drawn to scale',
  drawnText: 'Each section is drawn from its own figures, with size and wall, before it is in your cart.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
