import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  titles: { invoice: 'Tax Invoice', credit: 'Credit Note', debit: 'Debit Note' },
  titleOf: (title: string, number: string) => `${title} ${number}`,
  copies: {
    original: 'Original for recipient',
    duplicate: 'Duplicate for transporter',
    triplicate: 'Triplicate for supplier',
  },

  number: 'Number',
  date: 'Date',
  order: 'Our order',
  buyerOrder: 'Your order',
  numberOf: (number: string, day: string) => `${number} of ${day}`,
  corrects: 'Invoice',
  reason: 'Reason',
  reasons: {
    'short-weight': 'Short weight',
    'over-weight': 'Over-weight',
    returned: 'Goods returned',
    damaged: 'Goods damaged',
    rate: 'Rate corrected',
    tax: 'Tax corrected',
  },
  vehicle: 'Vehicle',
  transporter: 'Transporter',
  lr: 'LR',
  gstin: 'GSTIN',
  unregistered: 'Unregistered',
  state: (name: string, code: string) => `State ${name} (${code})`,
  stateOf: (name: string, code: string) => `${name} (${code})`,

  billTo: 'Bill to',
  shipTo: 'Ship to',
  billingAddress: 'The billing address',
  dispatchFrom: 'Dispatched from',
  placeOfSupply: 'Place of supply',
  reverseCharge: 'Tax payable on reverse charge',
  no: 'No',

  columns: {
    number: 'No.',
    description: 'Description of goods',
    hsn: 'HSN, tax',
    quantity: 'Quantity, MTS',
    rate: 'Rate per MT',
    goods: 'Goods',
    charges: 'Charges',
    taxable: 'Taxable value',
  },
  pieces: (count: string) => `${count} PCS`,
  heats: (numbers: string) => `Heat ${numbers}`,
  bases: { weighbridge: 'weighbridge', theoretical: 'theoretical' },
  basisNote:
    'MTS: metric tons, by weighbridge or theoretical weight as each line says. Charges are part of the taxable value.',

  total: 'Total',
  goods: 'Goods',
  loading: 'Loading charges',
  platform: 'Platform fees',
  weighment: 'Weighment charge',
  handling: 'Material handling fees',
  freight: 'Freight',
  taxable: 'Taxable value',
  taxAt: (tax: string, rate: string) => `${tax} ${rate}`,
  roundOff: 'Round off',
  payable: { invoice: 'Total payable', credit: 'Total credited', debit: 'Total debited' },
  inWords: 'In words',
  weight: 'Total weight',
  payment: 'Payment',
  payTo: 'Payment to',
  reference: 'Payment reference',

  irn: 'IRN',
  ackNo: 'Acknowledgement',
  ackOf: (number: string, time: string) => `${number}, ${time}`,
  qr: 'Signed by the invoice registration portal',

  declaration: {
    invoice:
      'We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.',
    credit:
      'Issued under section 34(1) of the CGST Act, 2017. Please reverse the input tax credit that you have taken on it.',
    debit: 'Issued under section 34(3) of the CGST Act, 2017.',
  },
  forSeller: (seller: string) => `For ${seller}`,
  signatory: 'Authorised signatory',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
