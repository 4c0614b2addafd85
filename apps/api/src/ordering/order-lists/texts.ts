import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  /** The columns of the exported sheet. */
  orderNo: 'Order number',
  date: 'Date',
  buyer: 'Buyer',
  gstNumber: 'GST number',
  billingCity: 'Billing city',
  billingState: 'Billing state',
  shippingCity: 'Shipping city',
  shippingState: 'Shipping state',
  shippingPinCode: 'Shipping PIN code',
  status: 'Status',
  weight: 'Weight (MT)',
  goods: 'Goods total (₹)',
  gst: 'GST (₹)',
  weighment: 'Weighment charge (₹)',
  loading: 'Loading charges (₹)',
  platformFees: 'Platform fees (₹)',
  handling: 'Material handling fees (₹)',
  freight: 'Freight (₹)',
  total: 'Total (₹)',
  buyerOrderNo: 'Buyer’s order number',
  buyerOrderDate: 'Buyer’s order date',
  wantedDay: 'Wanted delivery day',
  unloadingRemark: 'Unloading remark',
  supplier: 'Supplier',
  enquiry: 'Enquiry',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
