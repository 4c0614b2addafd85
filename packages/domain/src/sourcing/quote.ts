import type { Charges } from '../ordering/order'
import type { PriceUnit } from '../catalogue/price-unit'

/** How far a buyer has come who asked a party for a better price; late: the deadline passed without an answer. */
export const betterStates = ['asked', 'answered', 'kept', 'late'] as const

export type BetterState = (typeof betterStates)[number]

/** The last time that the buyer asked a party for a better price. */
export interface BetterAsk {
  state: BetterState
  askedAt: string
  deadline: string | null
  note: string | null
  /** When the party answered with a new version, or kept its price. */
  answeredAt: string | null
  /** The lines that it is about; all of them where the list is empty. */
  lines: {
    enquiryItemId: number
    /** Rupees per the unit of the party's price. */
    targetPrice: number | null
  }[]
}

/** A file that a party added to its quote. */
export interface QuoteFile {
  quoteFileId: number
  fileName: string
}

/** A price of a quote, as the party typed it. */
export interface TypedPrice {
  price: number
  /** What the price is per. */
  priceUnit: PriceUnit
  /** For comparing; null where it can't be told. */
  pricePerTon: number | null
  amount: number
}

/** A line that a party offers. */
export interface OfferedItem extends TypedPrice {
  enquiryItemId: number
  /** The make that is offered; left out where the party named none. */
  make?: string | undefined
  deliveryDays?: number | undefined
  /** True where it became a line of an order. */
  ordered?: true | undefined
  /** As it was in the version before; left out where there is none. */
  previous?: TypedPrice | undefined
}

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
  /** Grows with every new quote of the party. */
  version: number
  /** What the version before came to, at today's fees; null for the first. */
  previous: { totalPrice: number; quotedAt: string; offered: number } | null
  /** How many lines of the enquiry it has a price for. */
  offered: number
  /** Whether it offers every line. */
  complete: boolean
  better: BetterAsk | null
  files: QuoteFile[]
  /** In the order of the enquiry's items; what is not offered is left out. */
  items: OfferedItem[]
}
