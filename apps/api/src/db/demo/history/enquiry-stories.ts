import type { BrandName } from '../brands'
import type { Delivery } from '../parameters'
import { delivered, type OrderMove } from './order-stories'
import type { Buyer, Party } from './people'
import { pieces, tons, type WantedPipe } from './pipes'

export interface QuoteStory {
  party: Party
  daysAgo: number
  /** Percent above or below the market for each item; null for one that is not offered. */
  offMarket: readonly (number | null)[]
  /** Offered with every item. */
  make: BrandName | null
  deliveryDays: number | null
  freightPerTon: number | null
  /** How many days ago it ran out; below zero for days that are left. */
  validUntil: number
  paymentTerms: string
  remark: string | null
}

/** The buyer asks a party for a better price of one item. */
export interface AskStory {
  party: Party
  daysAgo: number
  /** Which of the items, counted from 0, and the target in percent off the market. */
  item: number
  target: number
  note: string
  /** How many days ago the time to answer ended; below zero for days that are left. */
  deadline: number
}

type Ending =
  | { how: 'accepted'; daysAgo: number; party: Party; moves: readonly OrderMove[] }
  | { how: 'split'; daysAgo: number; moves: readonly OrderMove[] }
  | { how: 'closed'; daysAgo: number; reason: string }

export interface EnquiryStory {
  buyer: Buyer
  daysAgo: number
  brand: BrandName
  delivery: Delivery
  pinCode: string
  showRank: boolean
  items: readonly WantedPipe[]
  /** What is asked for with every item. */
  wishes?: { grade: string; remark: string }
  /** A later one of the same party is its next version. */
  quotes: readonly QuoteStory[]
  asks?: readonly AskStory[]
  /** None: it is still open. */
  ending?: Ending
}

const quote = (
  party: Party,
  daysAgo: number,
  offMarket: readonly (number | null)[],
  validUntil: number,
  { freight = null, terms = 'Against proforma', remark = null, make = null, days = null }: QuoteExtras = {},
): QuoteStory => ({
  ...{ party, daysAgo, offMarket, validUntil, make, remark },
  freightPerTon: freight,
  paymentTerms: terms,
  deliveryDays: days,
})

interface QuoteExtras {
  freight?: number | null
  terms?: string
  remark?: string | null
  make?: BrandName | null
  days?: number | null
}

/** What was asked of suppliers, the oldest first. */
export const enquiryStories: readonly EnquiryStory[] = [
  {
    buyer: 'pawana',
    daysAgo: 100,
    brand: 'APL Apollo',
    delivery: 'Within 15 days',
    pinCode: '410501',
    showRank: false,
    items: [tons('SHS', '63.5x63.5', '3.2', 2), tons('SHS', '90x90', '4', 1.5)],
    quotes: [
      quote('mahanadi', 98, [0.8, 1.2], 91, { freight: 2400 }),
      quote('chetak', 97, [1.5, 0.4], 92, { freight: 2650, terms: 'Advance' }),
    ],
    ending: { how: 'closed', daysAgo: 93, reason: 'The client has put the shed off to next year.' },
  },
  {
    buyer: 'kadamb',
    daysAgo: 60,
    brand: 'Tata Structura',
    delivery: 'Mill rolling (21 days)',
    pinCode: '123401',
    showRank: false,
    items: [tons('SHS', '132x132', '5.4', 3), tons('RHS', '145x82', '4.8', 2.5), pieces('RHS', '127x50', '4.5', 60)],
    quotes: [
      quote('sirhind', 59, [-2.4, 1.9, 1.6], 50, { freight: 1350 }),
      quote('aravali', 58, [1.7, -2.2, -1.8], 50, { freight: 350, terms: '7 days credit' }),
      quote('chetak', 57, [0.6, 0.9, 0.2], 52, { freight: 600 }),
    ],
    ending: { how: 'split', daysAgo: 55, moves: delivered(54, 40, 37) },
  },
  {
    buyer: 'tapukara',
    daysAgo: 36,
    brand: 'Surya Prakash',
    delivery: 'Within 7 days',
    pinCode: '301707',
    showRank: true,
    items: [tons('GI', '65 NB', '2', 4), pieces('GI', '100 NB', '4.5', 50)],
    quotes: [
      quote('sirhind', 35, [-0.6, 0.4], 30, { freight: 1500 }),
      quote('aravali', 34, [0.3, -0.2], 29, { freight: 700, remark: 'Sockets at extra cost' }),
    ],
  },
  {
    buyer: 'kadamb',
    daysAgo: 31,
    brand: 'APL Apollo',
    delivery: 'Within 7 days',
    pinCode: '123401',
    showRank: true,
    items: [tons('SHS', '72x72', '3.2', 4), tons('SHS', '72x72', '4', 2.5), pieces('SHS', '45x45', '2.6', 90)],
    quotes: [
      quote('aravali', 30, [-1.1, -0.9, -0.8], 24, { freight: 350, terms: '7 days credit' }),
      quote('sirhind', 30, [0.4, 0.2, 1.1], 25, { freight: 1300 }),
      quote('mahanadi', 29, [-0.7, -0.5, 0.3], 25, { freight: 2300, terms: '30 days credit' }),
      quote('chetak', 29, [0.9, 1.2, 0.7], 26, { freight: 550, terms: 'Advance' }),
    ],
    ending: { how: 'accepted', daysAgo: 27, party: 'aravali', moves: delivered(26, 24, 23) },
  },
  {
    buyer: 'kadamb',
    daysAgo: 15,
    brand: 'Hi-Tech',
    delivery: 'Within 15 days',
    pinCode: '123401',
    showRank: false,
    items: [tons('RHS', '70x30', '2.6', 1.5), pieces('RHS', '80x60', '3.2', 45), tons('RHS', '95x25', '2', 1)],
    quotes: [
      quote('sirhind', 14, [0.2, -0.4, 0.8], 8, { freight: 1400 }),
      quote('aravali', 13, [0.9, 0.6, 1.4], 7, { freight: 400 }),
      quote('chetak', 12, [-0.3, 1.1, 0.5], 8, { freight: 600, terms: 'Advance' }),
    ],
  },
  {
    buyer: 'kadamb',
    daysAgo: 6,
    brand: 'Swastik',
    delivery: 'Within 7 days',
    pinCode: '122001',
    showRank: false,
    items: [pieces('GI', '32 NB', '3.2', 120), pieces('GI', '65 NB', '3.6', 60)],
    quotes: [
      quote('sirhind', 5, [-1.4, -1.2], -1, { freight: 1300, remark: 'Screwed and socketed, ISI marked' }),
      quote('aravali', 5, [0.5, 0.3], -2, { freight: 500 }),
      quote('chetak', 4, [0.1, 0.8], -1, { freight: 650 }),
    ],
    ending: { how: 'accepted', daysAgo: 1, party: 'sirhind', moves: [] },
  },
  {
    buyer: 'kadamb',
    daysAgo: 4,
    brand: 'APL Apollo',
    delivery: 'Within 7 days',
    pinCode: '123401',
    showRank: true,
    items: [
      tons('SHS', '72x72', '4.8', 3),
      tons('SHS', '90x90', '5', 2),
      pieces('SHS', '88.9x88.9', '4.5', 40),
      tons('RHS', '250x100', '6', 3.5),
    ],
    quotes: [
      quote('aravali', 3, [0.4, -0.8, 0.9, 1.2], -2, {
        freight: 350,
        terms: '7 days credit',
        make: 'APL Apollo',
        days: 2,
      }),
      quote('sirhind', 3, [-0.4, 0.9, 0.2, 0.7], -1, { freight: 1400, make: 'APL Apollo', days: 5 }),
      quote('mahanadi', 2, [-0.6, -0.2, null, -2.6], -4, {
        ...{ freight: 2350, terms: '30 days credit', make: 'Tata Structura', days: 7 },
        remark: 'The third size is not rolled before the 20th',
      }),
      quote('sirhind', 2, [-1.2, 0.5, -0.4, 0.7], -1, { freight: 1300, make: 'APL Apollo', days: 4 }),
      quote('aravali', 1, [0.1, -1.5, 0.9, 1.2], -2, {
        freight: 350,
        terms: '7 days credit',
        make: 'APL Apollo',
        days: 2,
      }),
      quote('chetak', 1, [null, 0.9, -1.1, null], -3, { freight: 600, terms: 'Advance', days: 3 }),
    ],
    asks: [
      {
        ...{ party: 'aravali', daysAgo: 2, item: 1, target: -1.6, deadline: 1 },
        note: 'We would take all of the second size at this price.',
      },
      {
        ...{ party: 'sirhind', daysAgo: 1, item: 3, target: -0.9, deadline: -1 },
        note: 'The 250x100 decides. Please look at it once more.',
      },
    ],
  },
  {
    buyer: 'kadamb',
    daysAgo: 2,
    brand: 'JTL',
    delivery: 'Within 15 days',
    pinCode: '123401',
    showRank: false,
    items: [pieces('SHS', '35x35', '2', 200), tons('SHS', '45x45', '2.9', 2)],
    quotes: [
      quote('sirhind', 1, [-0.7, -0.9], -5, { freight: 1300 }),
      quote('chetak', 1, [0.2, 0.6], -3, { freight: 600 }),
      quote('aravali', 0, [0.5, -0.3], -6, { freight: 350, remark: 'Second item in 5.8 m' }),
    ],
  },
  {
    buyer: 'badkhal',
    daysAgo: 1,
    brand: 'Jindal (Hissar)',
    delivery: 'Within 7 days',
    pinCode: '121006',
    showRank: true,
    items: [tons('RHS', '127x50', '3.6', 2.2), tons('SHS', '225x225', '6', 3)],
    wishes: { grade: 'YSt 310', remark: 'Badkhal site, gate 2; unloading before 11 am' },
    quotes: [
      quote('aravali', 0, [0.3, 0.7], -4, { freight: 650 }),
      quote('mahanadi', 0, [-0.5, -1.1], -3, { freight: 2200, terms: '30 days credit' }),
    ],
  },
]
