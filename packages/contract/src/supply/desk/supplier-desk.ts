import { z } from 'zod'
import { sellingRoles } from '@lohahaat/domain/identity/actor'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { shownStatuses } from '../applications/application'
import { texts } from '../texts'

const permission = "see the supplier's desk"
const { page, pageSize } = listQuery([])

export const mailPaces = ['at once', 'hourly', 'daily', 'none'] as const
export type MailPace = (typeof mailPaces)[number]

const pace = z.enum(mailPaces, { error: () => texts.paceWrong })

export const fetchSupplierDesk = defineCall({
  method: 'GET',
  path: '/Supply/LH/SupplierDesk',
  permission,
  summary: 'Who the supplier of the caller is, where he stands, and how much waits.',
  response: z.object({
    now: instant,
    sellerId: z.number(),
    name: z.string(),
    verified: z.boolean(),
    /** Of his application; a supplier of an earlier release has none. */
    status: z.enum(shownStatuses).nullable(),
    holidays: z.object({ from: z.string(), to: z.string() }).nullable(),
    yards: z.array(z.string()),
    sellingRole: z.enum(sellingRoles).nullable(),
    /** How often the caller is mailed what fits. */
    pace,
    stale: z.number(),
    proposals: z.number(),
    quotes: z.object({ waiting: z.number(), won: z.number(), lost: z.number() }),
  }),
})

export const fetchFittingEnquiries = defineCall({
  method: 'GET',
  path: '/Supply/LH/FittingEnquiries',
  permission,
  summary: "A page of open enquiries that fit what the caller's company sells, the best first, then the newest.",
  input: z.object({ page, pageSize }),
  response: z.array(
    z.object({
      enquiryId: z.number(),
      leadId: z.string(),
      itemCount: z.number(),
      tons: z.number(),
      classes: z.array(z.string()),
      /** Empty: any make. */
      makes: z.array(z.string()),
      pinCode: z.string(),
      /** From the nearest yard by road; null where it isn't known. */
      km: z.number().nullable(),
      /** Of 100. */
      fit: z.number(),
      classPercent: z.number(),
      makePercent: z.number(),
      kmPercent: z.number(),
      raisedOn: instant,
      hasQuoted: z.boolean(),
    }),
  ),
  paged: true,
})

export const quoteGroups = ['waiting', 'won', 'lost'] as const
export type QuoteGroup = (typeof quoteGroups)[number]

export const fetchSupplierQuotes = defineCall({
  method: 'GET',
  path: '/Supply/LH/SupplierQuotes',
  permission,
  summary: "A page of the company's own quotes that wait, have won or are lost, the newest first.",
  input: z.object({ page, pageSize, group: z.enum(quoteGroups, { error: () => texts.groupWrong }) }),
  response: z.array(
    z.object({
      enquiryId: z.number(),
      leadId: z.string(),
      /** Of the lines that he offers; once he has won, of those that were ordered from him. */
      itemCount: z.number(),
      tons: z.number(),
      /** Before fees, GST and freight. */
      amount: z.number(),
      quotedAt: instant,
      validUntil: instant.nullable(),
      isOutdated: z.boolean(),
      isExpired: z.boolean(),
      /** The buyer asks for a better price, and he has not answered yet. */
      isAskedForBetter: z.boolean(),
      /** Where the buyer shows ranks: the band that the supplier was told, no closer. */
      band: z.enum(['first', 'first-half', 'second-half']).nullable(),
    }),
  ),
  paged: true,
})

export const setMailPace = defineCall({
  method: 'PUT',
  path: '/Supply/LH/EnquiryMails',
  permission,
  summary: 'How often the caller is mailed enquiries that fit: at once, hourly, daily or none.',
  input: z.object({ pace }),
  response: z.object({ pace }),
})
