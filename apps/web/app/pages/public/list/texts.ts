import type { AsideKind } from '@lohahaat/domain/catalogue/list-reader/chat/aside-kinds'
import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const asides: Readonly<Record<AsideKind, string>> = {
  header: 'chat header',
  media: 'no text',
  greeting: 'greeting',
  urgent: '“urgent”',
  request: 'request',
  signature: 'signature',
  place: 'place',
  date: 'date',
  phone: 'telephone',
  remark: 'no size in it',
}

const en = {
  title: 'Price a list',
  description:
    'Paste a chat, drop a sheet or PDF, or take a photo: every line of your list of steel pipes comes back with make, stock, ready date and ₹/MT.',
  intro: 'Paste it as it came. Each line comes back with make, stock, ready date and ₹/MT.',
  summary: (lines: number) =>
    plural(lines, {
      one: '# line. Prices are of now, in ₹/MT before GST.',
      other: '# lines. Prices are of now, in ₹/MT before GST.',
    }),

  isAnswer: 'Is it an answer to an enquiry?',
  toQuote: 'Choose the enquiry, and quote with it',

  yourList: 'Your list',
  listHint: 'a chat, an e-mail, a column of a sheet',
  example:
    '100x100x4 tata 6 mtr - 12 pcs\n80 nb black C class 8 pc\n50x50x2.9 SHS apollo - 60 nos\nchaukor pipe 25x25x2 - 500 kg',
  price: 'Price my list',
  file: 'Or a file',
  fileHint: 'XLSX, CSV, PDF or a photo of a printed list, up to 10 MB',
  reading: {
    sheet: 'Reading the sheet',
    pdf: 'Reading the PDF',
    photo: 'Reading the photo, about 5 s',
  },
  photo: {
    title: 'Read from a photo',
    notice: 'Read from a photo: please check the lines against it before you order.',
    show: 'Show the photo',
    of: 'The photo that the lines were read from',
    line: 'photo',
    question:
      'Sizes, walls and quantities were read from a photo. Please check that each line says what your list says.',
    action: 'I’ve checked the lines',
  },
  pasteAnother: 'Another list',
  anotherQuestion: 'Another list takes the place of this one.',
  nothing: 'There is nothing to price in it.',
  noSuchList: 'This list is not among yours, or was deleted.',

  lines: 'Lines of the list',
  line: (number: number) => `Line ${number}`,
  asWritten: 'As written',
  asUnderstood: 'As understood',
  quantity: 'Quantity',
  unitOf: (number: number) => `Unit of line ${number}`,
  units: { Pieces: 'pcs', Ton: 'MT', Kg: 'kg', Metre: 'm', Feet: 'ft' },
  bestOffer: 'Best offer',
  rate: '₹/MT',
  weight: 'Pieces, kg',
  amount: 'Amount',
  perTon: (rate: string) => `${rate}/MT`,
  pieces: (count: string) => `${count} pcs`,
  length: (metres: number) => `${metres} m`,

  setAside: (kind: AsideKind) => `Set aside: ${asides[kind]}`,
  itIsALine: 'It is a line',
  leaveOut: 'Leave out',
  leftOut: 'Left out',
  edit: 'Write it again',
  editLine: (number: number) => `Line ${number}, as written`,
  save: 'Read',
  cancel: 'Cancel',
  readAs: 'Read as',
  choose: {
    pipe: (name: string) => name,
    Pieces: 'pieces',
    Ton: 'tons',
  },
  howMany: 'How many?',
  unread: 'Not read',

  notStocked: 'Nobody stocks this',
  otherwiseStocked: 'Not stocked as written',
  goesToSuppliers: 'Goes to suppliers as an enquiry',
  onQuote: 'on quote',
  short: (left: string) => `only ${left} in stock`,
  inPieces: (pieces: string, weight: string) => `Below a ton it is sold in whole pieces: ${pieces} pcs, ${weight}.`,
  offers: (count: number) => plural(count, { one: '# offer', other: '# offers' }),
  offersOf: (number: number) => `Offers for line ${number}`,
  asked: 'as you asked',
  differs: 'not as asked',
  nearSizes: 'Near sizes',
  takeNear: (pipe: string) => `Take ${pipe} instead`,

  keep: 'Keep list',
  typedOn: (day: string) => `List of ${day}`,
  keepTitle: 'Keep this list',
  keepName: 'Name of the list',
  kept: (name: string) => `${name} is kept.`,
  replace: (name: string) => `In place of “${name}”`,
  keptLists: 'My lists',
  movedUp: (rupees: string) => `up ${rupees} since`,
  movedDown: (rupees: string) => `down ${rupees} since`,

  loadFailed: 'The list could not be loaded',

  whatItCosts: 'What it costs',
  goods: (lines: number) => plural(lines, { one: 'Goods, # line', other: 'Goods, # lines' }),
  gst: (percent: string) => `GST ${percent}%`,
  total: 'Total',
  totalNote: (pieces: string, tons: string, rate: string) => `${pieces} pcs · ${tons} · ${rate}/MT`,
  withGst: (tons: string) => `with GST · ${tons}`,
  truckFill: (spare: string, payload: number) => `${spare} t more fills a ${payload} t truck`,
  truckFull: (payload: number) => `It fills a ${payload} t truck`,
  fullTrucks: (count: number) =>
    plural(count, { one: 'After # full truck of 25 t', other: 'After # full trucks of 25 t' }),
  truck: (loaded: string, payload: number) => `${loaded} of ${payload} t`,
  add: (lines: number) => plural(lines, { one: 'Add # line to the cart', other: 'Add # lines to the cart' }),
  added: (lines: number) => plural(lines, { one: '# line is in the cart.', other: '# lines are in the cart.' }),
  ask: (lines: number, isRest: boolean) =>
    isRest
      ? `Ask suppliers for the other ${lines}`
      : plural(lines, { one: 'Ask suppliers for # line', other: 'Ask suppliers for # lines' }),
  askedFor: (leadId: string) => `Enquiry ${leadId} has gone to the suppliers.`,
  openLines: (lines: number) =>
    plural(lines, {
      one: '# line has a question and is left out so far.',
      other: '# lines have a question and are left out so far.',
    }),
  signInFirst: 'Your list stays here while you sign in.',
  goToLogin: 'Go to Login',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
