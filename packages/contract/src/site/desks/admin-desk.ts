import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'

/** What was ordered in some time, cancelled orders left out. */
const sales = z.object({ orders: z.number(), tons: z.number(), rupees: z.number() })

const oddPrice = z.object({
  itemId: z.number(),
  brandName: z.string(),
  className: z.string(),
  size: z.string(),
  thickness: z.string(),
  length: z.number(),
  sellerName: z.string(),
  /** Rupees per MT. */
  price: z.number(),
  /** Of all offers of the same size and thickness; null where there are too few to compare with. */
  median: z.number().nullable(),
  offers: z.number(),
  changedAt: instant,
})

export type OddPrice = z.output<typeof oddPrice>

const waitingEnquiry = z.object({
  enquiryId: z.number(),
  leadId: z.string(),
  buyerName: z.string(),
  itemCount: z.number(),
  quotes: z.number(),
  createdAt: instant,
})

const adminDesk = z.object({
  now: instant,
  /** From Monday of last week to Sunday of this one; days to come have nothing. */
  days: z.array(sales.extend({ day: z.string() })),
  /** On the same day of last week, up to the same time. */
  lastWeekByNow: sales,
  oddPrices: z.object({ total: z.number(), shown: z.array(oddPrice) }),
  waitingEnquiries: z.object({ total: z.number(), shown: z.array(waitingEnquiry) }),
  stuckMails: z.object({
    total: z.number(),
    shown: z.array(
      z.object({ subject: z.string(), recipient: z.string(), attempts: z.number(), lastError: z.string() }),
    ),
  }),
  stock: z.object({
    /** Promised at once, with nothing left. */
    readyWithoutStock: z.number(),
    /** Neither changed nor sold for 14 days. */
    untouched: z.number(),
  }),
})

export type AdminDesk = z.output<typeof adminDesk>

export const fetchAdminDesk = defineCall({
  method: 'GET',
  path: '/Desk/LH/AdminDesk',
  permission: 'see the desk',
  summary:
    'What an administrator looks at first: sales of this week and last, prices that look wrong, enquiries without an award, mails that don’t go out, stock to look at.',
  response: adminDesk,
})
