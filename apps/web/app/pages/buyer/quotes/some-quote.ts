import type { OfferedItem, Quote } from '@lohahaat/domain/sourcing/quote'

/** A quote for tests. */
export const someQuote = (fields: Partial<Quote>): Quote => ({
  quoteId: 1,
  enquiryId: 9,
  partyId: 5,
  party: 'Verma Tubes',
  verified: false,
  outdated: false,
  expired: false,
  accepted: false,
  orderId: null,
  validUntil: null,
  freightPerTon: null,
  paymentTerms: null,
  remark: null,
  quotedAt: '2026-11-15T10:00:00Z',
  version: 1,
  previous: null,
  offered: 1,
  complete: true,
  better: null,
  files: [],
  items: [],
  goodsPrice: 1000,
  gstPercent: 18,
  gstAmount: 180,
  weighmentCharge: 0,
  loadingCharge: 0,
  platformFee: 0,
  handlingFee: 0,
  freightCharge: 0,
  totalPrice: 1180,
  totalTons: 1,
  landedCostPerTon: 1180,
  ...fields,
})

/** A line that a party offers. */
export const someOffer = (enquiryItemId: number, fields: Partial<OfferedItem> = {}): OfferedItem => ({
  enquiryItemId,
  price: 60_000,
  priceUnit: 'Ton',
  pricePerTon: 60_000,
  amount: 60_000,
  ...fields,
})
