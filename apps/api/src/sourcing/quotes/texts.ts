import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  /** The rows and columns of the exported comparison. */
  goods: 'Goods total (₹)',
  freight: 'Freight (₹)',
  loading: 'Loading charges (₹)',
  platformFees: 'Platform fees (₹)',
  weighment: 'Weighment charge (₹)',
  handling: 'Material handling fees (₹)',
  gst: 'GST (₹)',
  total: 'Total (₹)',
  landedCost: 'Landed cost (₹/MT)',
  verified: 'Verified supplier',
  outdated: 'Outdated',
  validUntil: 'Valid until',
  paymentTerms: 'Payment terms',
  remark: 'Remark',
  offered: 'Lines offered',
  totalBefore: 'Total before (₹)',
  priceUnit: 'Price per',
  perTon: '₹/MT',
  make: 'Make',
  deliveryDays: 'Delivery days',
  before: 'Price before (₹)',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Unit',
  yes: 'Yes',
  no: 'No',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
