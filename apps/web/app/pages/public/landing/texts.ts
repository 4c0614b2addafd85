import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Steel pipe at the mill’s price, to the kilo',
  description:
    'Steel pipes at today’s rate per tonne: round, square and rectangular, in pieces or tonnes, delivered across India.',

  heading: 'Steel pipe at the mill’s price, to the kilo.',
  intro:
    'See today’s rate per tonne for every size, order in pieces or tonnes, or send us your list and let suppliers quote for it.',
  yourList: 'Your list',
  listKinds: 'a chat, an e-mail, a column of a sheet',
  listExample:
    '100x100x4 tata 6 mtr - 12 pcs\n80 nb black C class 8 pc\n50x50x2.9 SHS apollo - 60 nos\nchaukor pipe 25x25x2 - 500 kg',
  priceList: 'Price my list',
  noSignIn: 'No sign-in to see prices.',
  browse: 'Browse SHS today',
  quoteByMessage: 'Get a quote on WhatsApp',
  quoteMessage: 'Hello LohaHaat, please quote for: ',
  pieceWeight: (kilograms: string) => `${kilograms} kg`,
  drawingNote: 'All to one scale, in mm; weights of 6 m',

  rates: 'Lowest rate today, before GST',
  ratesChanged: (day: string) => `Latest change on ${day}`,
  rateCard: 'Rate card',
  ratesLabel: 'Lowest rates by class',
  perTon: '/MT',
  onEnquiry: 'On enquiry',
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  wholeCatalogue: 'All classes',
  seeCatalogue: 'Catalogue',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
