import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import { companyOfMaker, id, instant, paise } from '../../../platform/db/columns'
import { quotes } from '../sourcing/quotes'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

/** The address at the time of the order. */
export interface AddressCopy {
  name: string
  phone: string
  address: string
  city: string
  state: string
  pinCode: string
  gstNumber: string | null
}

/** The seller at the time of the order. */
interface SellerCopy {
  name: string
  address: string
  gstNumber: string
  bank: string | null
  /** Missing in orders from before they could be given. */
  upiId?: string | null
  paymentTerms?: string | null
}

/** The accepted quote at the time of the award. */
interface AwardCopy {
  enquiryId: number
  leadId: string
  party: string
  paymentTerms: string | null
  remark: string | null
}

/** What a yard's way costs, as stored in JSON, which has no bigint. */
export interface StoredFreightYard {
  itemIds: number[]
  km: number
  days: number
  trucks: { truckTons: number; paisePerTon: number }[]
}

/** An order copies everything it was priced with, so that later changes do not affect it. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: varchar({ length: 16 }).notNull().unique(),
    buyerId: integer()
      .notNull()
      .references(() => users.id),
    companyId: companyOfMaker().references(() => companies.id),
    /** One per checkout: a repeated confirmation finds the first one's order. */
    idempotencyKey: text(),
    quoteId: integer()
      .unique()
      .references(() => quotes.id),
    status: text({ enum: ['Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'] }).notNull(),
    /** The member who ordered, and who approved it, by their names then; null in older orders. */
    orderedBy: text(),
    approvedBy: text(),
    approverId: integer().references(() => users.id),
    legalName: text().notNull(),
    phone: text().notNull(),
    billingAddress: jsonb().$type<AddressCopy>().notNull(),
    shippingAddress: jsonb().$type<AddressCopy>().notNull(),
    seller: jsonb().$type<SellerCopy>().notNull(),
    /** Null for an order from a cart. */
    award: jsonb().$type<AwardCopy>(),
    /** What the buyer adds for his own books and for the driver. */
    buyerOrderNo: text(),
    buyerOrderDate: date(),
    wantedDay: date(),
    unloadingRemark: text(),
    /** Some of it is on the road, and some of it isn't yet. */
    partlyDispatched: boolean().notNull().default(false),
    gstHundredths: integer().notNull(),
    loadingPaisePerTon: paise().notNull(),
    platformPaisePerTon: paise().notNull(),
    handlingPaisePerExtraBrand: paise().notNull(),
    /** When an accepted quote includes freight. */
    freightPaisePerTon: paise()
      .notNull()
      .default(sql`0`),
    /** The ways that freight is charged by; null where it is not charged, or a quote's. */
    freightYards: jsonb().$type<StoredFreightYard[]>(),
    goodsPaise: paise().notNull(),
    gstPaise: paise().notNull(),
    weighmentPaise: paise().notNull(),
    loadingPaise: paise().notNull(),
    platformPaise: paise().notNull(),
    handlingPaise: paise().notNull(),
    freightPaise: paise()
      .notNull()
      .default(sql`0`),
    totalPaise: paise().notNull(),
    totalGrams: bigint({ mode: 'bigint' }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (order) => [
    unique('orders_once').on(order.buyerId, order.idempotencyKey),
    index('orders_of_buyer').on(order.buyerId, order.companyId, order.createdAt),
    // With the status, so that the list of a company is an index-only scan too.
    index('orders_by_company').on(order.companyId, order.createdAt, order.id, order.status),
    // Covers what a buyer's list shows and counts, so that it is an index-only scan.
    index('orders_listed')
      .on(order.buyerId, order.companyId, order.createdAt, order.id)
      .where(sql`status <> 'Cancelled'`),
    index('orders_under_way')
      .on(order.buyerId, order.companyId, order.createdAt, order.id)
      .where(sql`status in ('Confirmed', 'Processing', 'Dispatched')`),
    index().on(order.status, order.createdAt),
    index().on(order.createdAt),
    check('orders_status', sql`${order.status} in ('Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled')`),
    check(
      'orders_total',
      sql`${order.totalPaise} = ${order.goodsPaise} + ${order.gstPaise} + ${order.weighmentPaise} + ${order.loadingPaise} + ${order.platformPaise} + ${order.handlingPaise} + ${order.freightPaise}`,
    ),
  ],
)
