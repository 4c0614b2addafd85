import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'
import { enquiries } from '../sourcing/enquiries'
import type { AddressCopy, StoredFreightYard } from './orders'

/** The limit that was exceeded, in paise or grams, as stored in JSON, which has no bigint. */
interface StoredExceeded {
  limit: 'order' | 'orderTons' | 'month' | 'monthTons'
  most: string
  figure: string
}

/** A line of an enquiry at the price of a quote. */
interface QuoteCell {
  quoteId: number
  enquiryItemId: number
}

/** What a member asks an approver to order, at the prices, fees and addresses of the moment he asked. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    requesterId: integer()
      .notNull()
      .references(() => users.id),
    /** By his name then. */
    askedBy: text().notNull(),
    kind: text({ enum: ['cart', 'quotes'] }).notNull(),
    status: text({ enum: ['Waiting', 'Approved', 'Rejected', 'Withdrawn'] }).notNull(),
    note: text(),
    exceeded: jsonb().$type<StoredExceeded>(),
    billingAddress: jsonb().$type<AddressCopy>().notNull(),
    shippingAddress: jsonb().$type<AddressCopy>().notNull(),
    buyerOrderNo: text(),
    buyerOrderDate: date(),
    wantedDay: date(),
    unloadingRemark: text(),
    gstHundredths: integer().notNull(),
    weighmentPaise: paise().notNull(),
    loadingPaisePerTon: paise().notNull(),
    platformPaisePerTon: paise().notNull(),
    handlingPaisePerExtraBrand: paise().notNull(),
    /** The ways that freight is charged by; null where it is not charged, or a quote's. */
    freightYards: jsonb().$type<StoredFreightYard[]>(),
    totalPaise: paise().notNull(),
    totalGrams: bigint({ mode: 'bigint' }).notNull(),
    /** The total when it was asked for, where it was priced anew since. */
    askedTotalPaise: paise(),
    frozenUntil: instant().notNull(),
    /** Of a request for quotes. */
    enquiryId: integer().references(() => enquiries.id),
    cells: jsonb().$type<QuoteCell[]>(),
    reason: text(),
    decidedBy: text(),
    deciderId: integer().references(() => users.id),
    decidedAt: instant(),
    /** The orders that it became. */
    orderIds: jsonb().$type<number[]>(),
    createdAt: instant().notNull(),
  },
  (request) => [
    index('approval_requests_of_company').on(request.companyId, request.status, request.createdAt),
    index('approval_requests_waiting')
      .on(request.requesterId, request.companyId)
      .where(sql`status = 'Waiting'`),
    check('approval_requests_kind', sql`${request.kind} in ('cart', 'quotes')`),
    check('approval_requests_status', sql`${request.status} in ('Waiting', 'Approved', 'Rejected', 'Withdrawn')`),
    check('approval_requests_quotes', sql`(${request.kind} = 'quotes') = (${request.enquiryId} is not null)`),
    check('approval_requests_decided', sql`(${request.status} = 'Waiting') = (${request.decidedAt} is null)`),
    check('approval_requests_orders', sql`(${request.status} = 'Approved') = (${request.orderIds} is not null)`),
  ],
)
