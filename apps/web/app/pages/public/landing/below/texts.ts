import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  figures: 'The yard right now',
  itemsInStock: 'items in stock',
  brandsInStock: 'brands in stock',
  classesInStock: 'classes of pipe',
  lowestRate: 'per MT, the lowest rate',

  trade: 'What we trade',
  tradeNote: 'Pipes today. The rest of the yard follows.',
  pipes: 'Steel Pipes',
  pipesText:
    'Seven classes, black and galvanised, round, square and rectangular. Every size with its rate, its weight per piece and its days to delivery.',
  learnMore: 'Learn more',
  comingSoon: 'Coming soon',
  angles: 'Angles',
  anglesText: 'Equal and unequal legs',
  channels: 'Channels',
  channelsText: 'Medium and light',
  tmt: 'TMT',
  tmtText: 'Ribbed bars for concrete',
  sheets: 'Sheets',
  sheetsText: 'Hot rolled, cold rolled, galvanised',
  custom: 'Custom',
  customText: 'Cut and drilled to your drawing',

  steps: 'How it works',
  seeRate: 'See the rate',
  seeRateText:
    'Every size has its price in ₹/MT, the weight of a piece and the days to delivery. Prices exclude GST; 18% GST applies at billing.',
  seeRateFigure: '40 × 40 × 3.2 mm, 6 m',
  seeRateResult: '20.94 kg a piece',
  order: 'Order in pieces or tonnes',
  orderText: 'Type what your drawing says. We work out the other one, each charge and the GST before you confirm.',
  orderFigure: '64 pieces × 20.94 kg',
  orderResult: '1.340 MT',
  ask: 'Or send your list',
  askText: 'Raise an enquiry for whatever isn’t in stock. Suppliers quote, you compare and accept one price.',
  askFigure: '1 enquiry, several quotes',
  askResult: 'you choose',

  verified: 'What “verified” means here',
  verifiedNote:
    'A mark beside a supplier’s name is worth what stands behind it. Ours stands for this, and for no more.',
  markSet: 'Set by us, never by the supplier',
  markSetText: 'Our desk looks at a supplier’s record and gives the mark by hand. It can’t be bought.',
  markLinked: 'One record, one account',
  markLinkedText: 'Whoever quotes under the mark signs in with the account that belongs to that record.',
  markGst: 'A GST number behind every account',
  markGstText: 'Its form is checked before an account is made, and a wrong check digit is pointed out.',
  markSealed: 'Sealed prices',
  markSealedText: 'You see all quotes side by side. No supplier sees what another one asks.',
  markLimit:
    'The mark is no certificate of quality: that is the mill’s, and every item says whether it comes with one.',
  example: 'An example: three quotes for 5 MT of SHS 50 × 50 × 2.9',
  exampleParty: 'Supplier',
  examplePrice: '₹/MT',
  exampleFirst: 'First supplier',
  exampleSecond: 'Second supplier',
  exampleThird: 'Third supplier',
  verifiedMark: 'Verified supplier',
  lowestMark: 'Lowest',

  start: 'Start with what you have',
  list: 'A list',
  listText:
    'Upload the sheet or photo you have. Spreadsheets are read line by line into class, size, wall and quantity.',
  uploadList: 'Upload a list',
  need: 'A need',
  needText: 'Pick classes, sizes and walls, or paste the lines of your message. Say where and by when.',
  createEnquiry: 'Create an enquiry',
  drawing: 'A drawing',
  drawingText:
    'Size, wall and length become kilos and tonnes by the tables of the standard, and a load for your truck.',
  calculate: 'Weight calculator',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
