import { and, count, eq, sql } from 'drizzle-orm'
import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { RankBand } from '@lohahaat/domain/sourcing/rank-band'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { structureOf } from '../../ordering/fees/fees.repository'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { departments } from '../../db/tables/reference/departments'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { orders } from '../../db/tables/ordering/orders'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { sellers } from '../../db/tables/reference/sellers'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'

export type QuoteRecord = typeof quotes.$inferSelect

/** The parties that quoted for an enquiry, with their mail addresses; with a revision only those that quoted for it. */
export const listParties = (db: Db, enquiryId: number, revision?: number) =>
  db
    .select({ quoteId: quotes.id, partyId: quotes.partyId, email: users.email })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.partyId))
    .where(and(eq(quotes.enquiryId, enquiryId), revision === undefined ? undefined : eq(quotes.revision, revision)))
    .orderBy(quotes.id)

/** Where a party loads: the yard of a seller, else the PIN code of the account; null while that is only the default. */
const partyPin = sql<string | null>`coalesce(${sellers.location}::text,
  case when ${users.isPinChosen} or ${users.pinCode} <> ${DEFAULT_PIN_CODE} then ${users.pinCode} end)`

/** The quotes for an enquiry with their parties and the order made from one. */
export const listQuotes = (db: Db, enquiryId: number) =>
  db
    .select({
      quote: quotes,
      party: users.legalName,
      sellerId: companies.sellerId,
      verified: sql<boolean>`coalesce(${sellers.verified}, false)`,
      orderId: orders.id,
      partyPin,
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.partyId))
    .innerJoin(companies, eq(companies.id, quotes.companyId))
    .leftJoin(sellers, eq(sellers.id, companies.sellerId))
    .leftJoin(orders, eq(orders.quoteId, quotes.id))
    .where(eq(quotes.enquiryId, enquiryId))
    .orderBy(quotes.id)
    .limit(MOST_ROWS)

export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number]

/** The totals of each quote before fees and freight, summed up by the database. */
export const addUpQuotes = (db: Db, enquiryId: number) =>
  db
    .select({
      quoteId: quoteItems.quoteId,
      items: count(),
      goods: sql`sum(${quoteItems.amountPaise})`.mapWith(BigInt),
      grams: sql`sum(${quoteItems.grams})`.mapWith(BigInt),
      makeBytes: sql`coalesce(sum(octet_length(${quoteItems.make})), 0)`.mapWith(Number),
    })
    .from(quotes)
    .innerJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(eq(quotes.enquiryId, enquiryId))
    .groupBy(quoteItems.quoteId)

/** A line of a quote; price and amount in paise. */
export type PricedLine = [
  itemId: number,
  price: number,
  amount: number,
  priceUnit: PriceUnit | null,
  brandId: number | null,
  make: string | null,
  deliveryDays: number | null,
  isOrdered: boolean,
]

const pricedLine = sql`json_build_array(${quoteItems.enquiryItemId}, ${quoteItems.pricePaise},
  ${quoteItems.amountPaise}, ${quoteItems.priceUnit}, ${quoteItems.brandId}, ${quoteItems.make},
  ${quoteItems.deliveryDays}, ${quoteItems.isOrdered})`

/** The lines of quotes, in item order, as one row per quote: a row per line takes ten times as long. */
export const listPrices = (db: Db, quoteIds: readonly number[]) =>
  db
    .select({
      quoteId: quoteItems.quoteId,
      lines: sql<PricedLine[]>`json_agg(${pricedLine} order by ${quoteItems.enquiryItemId})`,
    })
    .from(quoteItems)
    .where(isOneOf(quoteItems.quoteId, quoteIds))
    .groupBy(quoteItems.quoteId)

/** One company's quote for an enquiry, with its lines. */
export async function findQuoteOf(db: Db, companyId: number, enquiryId: number) {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.enquiryId, enquiryId), eq(quotes.companyId, companyId)))
  if (!quote) return null
  const [found] = await listPrices(db, [quote.id])
  return { quote, lines: found?.lines ?? [] }
}

/** Counts that the party was told its rank. */
export const markRankTold = (db: Db, id: number, rankTold: RankBand) =>
  db
    .update(quotes)
    .set({ rankTold, ranksTold: sql`${quotes.ranksTold} + 1` })
    .where(eq(quotes.id, id))

/** The time of the last or next mail to the buyer about new quotes. */
export const setQuoteLetterAt = (db: Db, enquiryId: number, quoteLetterAt: Date) =>
  db.update(enquiries).set({ quoteLetterAt }).where(eq(enquiries.id, enquiryId))

/** The quote is accepted for these lines. */
export async function markAccepted(db: Db, quoteId: number, itemIds: readonly number[], at: Date) {
  await db.update(quotes).set({ acceptedAt: at }).where(eq(quotes.id, quoteId))
  await db
    .update(quoteItems)
    .set({ isOrdered: true })
    .where(and(eq(quoteItems.quoteId, quoteId), isOneOf(quoteItems.enquiryItemId, itemIds)))
}

/** The enquiry that a quote is for, if it is this company's. */
export async function findEnquiryOfQuote(db: Db, companyId: number, quoteId: number): Promise<number | null> {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(and(eq(quotes.id, quoteId), eq(enquiries.companyId, companyId)))
  return found?.id ?? null
}

/** The items of an enquiry that became lines of orders. */
export async function listOrderedItemIds(db: Db, enquiryId: number): Promise<number[]> {
  const found = await db
    .select({ id: quoteItems.enquiryItemId })
    .from(quotes)
    .innerJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(and(eq(quotes.enquiryId, enquiryId), quoteItems.isOrdered))
  return found.map(({ id }) => id)
}

/** The fees of the orders that an enquiry became; null where it became none. */
export async function findAwardedFees(db: Db, enquiryId: number): Promise<FeeStructure | null> {
  const [order] = await db
    .select({ order: orders })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.id))
    .where(eq(quotes.enquiryId, enquiryId))
    .limit(1)
  return order ? structureOf(order.order) : null
}

/** The contact of an enquiry's buyer: as given there, else from the account. */
export async function findContact(db: Db, enquiryId: number) {
  const [contact] = await db
    .select({
      name: sql<string>`coalesce(${enquiries.contactName}, ${users.contactName})`,
      legalName: users.legalName,
      phone: sql<string>`coalesce(${enquiries.contactPhone}, ${users.phone})`,
      email: users.email,
    })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.buyerId))
    .where(eq(enquiries.id, enquiryId))
  if (!contact) throw new Error('An enquiry without its buyer')
  return contact
}

export const listDepartmentNames = (db: Db, ids: readonly number[]) =>
  db.select({ id: departments.id, name: departments.name }).from(departments).where(isOneOf(departments.id, ids))
