import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  billTo: 'Billing address',
  shipTo: 'Shipping address',
  house: 'Seller',
  yard: 'Supplier’s yard',
  missing: {
    name: (whose: string) => `${whose}: the name is missing. A tax invoice has to show it.`,
    line: (whose: string) => `${whose}: the address is missing. A tax invoice has to show it.`,
    state: (whose: string, state: string) =>
      `${whose}: “${state}” is no state that GST knows, and neither GST number nor PIN code say which it is.`,
    gstin: (whose: string) => `${whose}: the GST number is missing. A tax invoice has to show it.`,
  },
  hsn: (item: string, hsn: string) => `${item}: the HSN code “${hsn}” must have 4, 6 or 8 digits.`,

  /** The columns of the exported sheet. */
  columns: {
    number: 'Number',
    kind: 'Kind',
    date: 'Date',
    order: 'Order',
    buyer: 'Buyer',
    gstin: 'GST number',
    placeOfSupply: 'Place of supply',
    taxable: 'Taxable value (₹)',
    igst: 'IGST (₹)',
    cgst: 'CGST (₹)',
    sgst: 'SGST/UTGST (₹)',
    roundOff: 'Round off (₹)',
    payable: 'Total (₹)',
    corrects: 'Corrects',
    irn: 'IRN',
    cancelled: 'Cancelled on',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
