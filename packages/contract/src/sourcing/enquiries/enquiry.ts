import { z } from 'zod'
import { enquiryStatuses, type Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { instant } from '../../platform/fields'
import { enquiryItem } from './enquiry-item'

/** How far the caller has come with a quote of his own; outdated: the buyer changed the enquiry after it. */
const ownQuote = z.enum(['none', 'given', 'outdated', 'accepted'])

/** An enquiry as everybody signed in sees it. Who the buyer is, and what others quote, is not part of that. */
export const enquiry = z.object({
  enquiryId: z.number(),
  leadId: z.string(),
  /** The day it was written, as yyyymmdd. */
  enquiryDay: z.string(),
  /** Brand, department and delivery may be open in one made from an uploaded list. */
  brand: z.string().nullable(),
  brandId: z.number().nullable(),
  departmentName: z.string().nullable(),
  departmentId: z.number().nullable(),
  /** The caller's own user id where the enquiry is his; for everybody else a number of this enquiry, above any user id. */
  buyerId: z.number(),
  /** The buyer's firm, for administrators and for a party whose quote was accepted; null for everybody else. */
  buyerName: z.string().nullable(),
  /** The name of the parameter, such as 7 days. */
  deliveryDays: z.string().nullable(),
  deliveryDaysId: z.number().nullable(),
  /** A PIN code, with its place where the PIN code is in use. */
  deliveryPlace: z.string(),
  deliveryCity: z.string().nullable(),
  deliveryState: z.string().nullable(),
  status: z.enum(enquiryStatuses),
  /** Why it was closed without an award. */
  closeReason: z.string().nullable(),
  raisedAt: instant,
  /** Grows with every edit. */
  revision: z.number(),
  /** Whether each party is told its place among the quotes. */
  showRank: z.boolean(),
  /** What the uploaded file was called; null where there is none. */
  fileName: z.string().nullable(),
  ownQuote,
  /** How many lines the caller's own quote offers; 0 where there is none. */
  ownOffered: z.number(),
  /** Where the buyer asked the caller for a better price and waits for the answer; null otherwise. */
  ownAsked: z.object({ deadline: instant.nullable() }).nullable(),
  /** How many quotes there are, for the buyer and administrators; 0 for everybody else. */
  quoteCount: z.number(),
  /** How many of them were asked for a better price and have not been answered, for the same readers. */
  askedCount: z.number(),
  /** Tons to three decimals: of all items together, which their rounded weights may miss by a kilogram. */
  totalTons: z.number(),
  /** How many items it has. */
  itemCount: z.number(),
  /** All of them where one enquiry is asked for, the first few in a list. */
  enquiryItems: z.array(enquiryItem),
}) satisfies z.ZodType<Enquiry>
