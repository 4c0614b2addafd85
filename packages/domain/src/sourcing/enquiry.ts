import type { Unit } from '../catalogue/tons'

export const enquiryStatuses = ['InProgress', 'Completed'] as const

export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** How far the caller has come with a quote of his own; outdated: the buyer changed the enquiry after it. */
export type OwnQuote = 'none' | 'given' | 'outdated' | 'accepted'

/** An item of an enquiry. */
export interface EnquiryItem {
  enquiryItemId: number
  classId: number
  className: string
  sizeId: number
  /** Size. */
  size: string
  thicknessId: number
  /** Thickness in millimetres. */
  thickness: string
  quantity: number
  unit: Unit
  /** Metres; null where the buyer didn't say, which means 6. */
  length: number | null
  /** Kilograms of a piece, by the weight engine; null where it can't tell. */
  weightPerPiece: number | null
  /** Tons to three decimals. */
  tons: number
  /** What the buyer wrote, for items read from a list; the beginning of it in a list of enquiries. */
  asWritten: string | null
  /** The make that is asked for; null: any. */
  make: string | null
  /** The grade that is asked for; null: any. */
  grade: string | null
  /** What else is wished, such as the place and the day of delivery. */
  remark: string | null
  /**
   * Rupees per the item's own unit: the caller's own price in QuotePrice, elsewhere the lowest one for the buyer and
   * administrators; 0 for everybody else and where there is none.
   */
  itemPrice: number
}

/** An enquiry as everybody signed in sees it. Who the buyer is, and what others quote, is not part of that. */
export interface Enquiry {
  enquiryId: number
  leadId: string
  /** The day it was written, as yyyymmdd. */
  enquiryDay: string
  /** Brand, department and delivery may be open in one made from an uploaded list. */
  brand: string | null
  brandId: number | null
  departmentName: string | null
  departmentId: number | null
  /** The caller's own user id where the enquiry is his; for everybody else a number of this enquiry, above any user id. */
  buyerId: number
  /** The buyer's firm, for administrators and for a party whose quote was accepted; null for everybody else. */
  buyerName: string | null
  /** The name of the parameter, such as 7 days. */
  deliveryDays: string | null
  deliveryDaysId: number | null
  /** A PIN code, with its place where the PIN code is in use. */
  deliveryPlace: string
  deliveryCity: string | null
  deliveryState: string | null
  status: EnquiryStatus
  /** Why it was closed without an award. */
  closeReason: string | null
  raisedAt: string
  /** Grows with every edit. */
  revision: number
  /** Whether each party is told its place among the quotes. */
  showRank: boolean
  /** What the uploaded file was called; null where there is none. */
  fileName: string | null
  ownQuote: OwnQuote
  /** How many lines the caller's own quote offers; 0 where there is none. */
  ownOffered: number
  /** Where the buyer asked the caller for a better price and waits for the answer; null otherwise. */
  ownAsked: { deadline: string | null } | null
  /** How many quotes there are, for the buyer and administrators; 0 for everybody else. */
  quoteCount: number
  /** How many of them were asked for a better price and have not been answered, for the same readers. */
  askedCount: number
  /** Tons to three decimals: of all items together, which their rounded weights may miss by a kilogram. */
  totalTons: number
  /** How many items it has. */
  itemCount: number
  /** All of them where one enquiry is asked for, the first few in a list. */
  enquiryItems: EnquiryItem[]
}
