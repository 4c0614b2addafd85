import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'Proforma Invoice',
  titleOf: (orderNo: string) => `Proforma Invoice ${orderNo}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  cancelled: 'CANCELLED',

  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  validAt: (day: string) => `${day}, at the prices confirmed`,
  status: 'Order status',
  statuses: {
    Confirmed: 'Confirmed',
    Processing: 'Processing',
    Dispatched: 'Dispatched',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
  },
  statusSince: (status: string, time: string) => `${status}, ${time}`,
  gstin: 'GSTIN',
  state: (state: string) => `State ${state}`,
  stateCode: (code: string) => `code ${code}`,

  billTo: 'Bill to',
  shipTo: 'Ship to',
  billingAddress: 'The billing address',
  phone: (phone: string) => `Phone ${phone}`,
  placeOfSupply: 'Place of supply',
  reverseCharge: 'Tax payable on reverse charge',
  no: 'No',

  columns: {
    number: 'No.',
    description: 'Description of goods',
    hsn: 'HSN',
    quantity: 'Quantity',
    weight: 'Weight, MT',
    rate: 'Rate',
    amount: 'Amount',
  },
  per: { piece: 'per piece', ton: 'per MT' },

  goodsTotal: 'Goods total',
  taxable: 'Taxable value of the goods',
  rounding: 'Rounding',
  weighment: 'Weighment charge',
  loading: 'Loading charges',
  platformFees: 'Platform fees',
  handling: 'Material handling fees',
  freight: 'Freight',
  total: 'Total payable',
  inWords: 'Total payable in words',
  weight: 'Total weight',
  payTo: 'Payment to',
  noTaxInvoice: 'This is not a tax invoice; no input tax credit can be claimed on it.',
  terms: 'GST is calculated on the goods total. Prices are as confirmed.',
  forSeller: (seller: string) => `For ${seller}`,
  signatory: 'Authorised signatory',
}

export const texts = inLanguages({ en })
