import type { Buyer, Party } from '../people'

/** What a company may owe and for how long. */
export const creditStories = [{ buyer: 'pawana', daysAgo: 96, limit: 12_00_000, days: 30 }] as const satisfies {
  buyer: Buyer
  daysAgo: number
  limit: number
  days: number
}[]

export interface ReceiptStory {
  buyer: Buyer
  daysAgo: number
  method: 'bank' | 'upi' | 'cheque'
  reference: string
  /** So many percent of what is open of the order of a day, or rupees in advance for no order. */
  pays: { ordered: number; percent: number } | { rupees: number }
  /** The buyer keeps back a thousandth of the goods as tax. */
  keepsTds?: true
}

export const receiptStories: readonly ReceiptStory[] = [
  {
    ...{ buyer: 'pawana', daysAgo: 58, method: 'bank', reference: 'NEFT SAMPLE0058' },
    ...{ pays: { ordered: 95, percent: 60 }, keepsTds: true },
  },
  {
    ...{ buyer: 'kadamb', daysAgo: 34, method: 'bank', reference: 'RTGS SAMPLE0034' },
    pays: { ordered: 44, percent: 100 },
  },
  {
    ...{ buyer: 'badkhal', daysAgo: 3, method: 'upi', reference: 'UPI SAMPLE0003' },
    pays: { rupees: 75_000 },
  },
]

export interface PaymentStory {
  party: Party
  daysAgo: number
  reference: string
  /** Of all that is open then. */
  percent: number
}

/** What the house paid its suppliers. */
export const paymentStories: readonly PaymentStory[] = [
  { party: 'aravali', daysAgo: 56, reference: 'NEFT SAMPLE0056', percent: 100 },
  { party: 'sirhind', daysAgo: 56, reference: 'NEFT SAMPLE0057', percent: 70 },
  { party: 'mahanadi', daysAgo: 30, reference: 'RTGS SAMPLE0030', percent: 100 },
]
