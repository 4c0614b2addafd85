import type { Charges } from '../ordering/order'

/** What an order at quoted prices costs, in rupees. */
export interface QuoteCharges extends Charges {
  /** The total by the ton, at the buyer's gate. */
  landedCostPerTon: number
}

/** One party's quote, for the buyer to compare. */
export interface Quote extends QuoteCharges {
  quoteId: number
  enquiryId: number
  partyId: number
  party: string
  /** Whether the party is a supplier who was verified. */
  verified: boolean
  /** Given before the last edit of the enquiry. */
  outdated: boolean
  expired: boolean
  accepted: boolean
  /** The order that was made of it, for the buyer and administrators to go to. */
  orderId: number | null
  validUntil: string | null
  freightPerTon: number | null
  paymentTerms: string | null
  remark: string | null
  quotedAt: string
  /** In the order of the enquiry's items; an outdated quote may lack some. */
  items: { enquiryItemId: number; price: number; amount: number }[]
}
