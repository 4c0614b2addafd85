import { and, eq, sql } from 'drizzle-orm'
import { isOneOf } from '../confirm-order/orders.repository'
import type { Db } from '../db/db'
import { departments } from '../db/tables/departments'
import { enquiries } from '../db/tables/enquiries'
import { orders } from '../db/tables/orders'
import { quoteItems } from '../db/tables/quote-items'
import { quotes } from '../db/tables/quotes'
import { sellers } from '../db/tables/sellers'
import { users } from '../db/tables/users'

export type QuoteRecord = typeof quotes.$inferSelect

/** Who has quoted for an enquiry, and where letters to them go; with a revision only those whose quote is for that one. */
export const listParties = (db: Db, enquiryId: number, revision?: number) =>
  db
    .select({ quoteId: quotes.id, partyId: quotes.partyId, email: users.email })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.partyId))
    .where(and(eq(quotes.enquiryId, enquiryId), revision === undefined ? undefined : eq(quotes.revision, revision)))
    .orderBy(quotes.id)

/** The quotes for an enquiry with who gave them, and the order that was made of one. */
export const listQuotes = (db: Db, enquiryId: number) =>
  db
    .select({
      quote: quotes,
      party: users.legalName,
      verified: sql<boolean>`coalesce(${sellers.verified}, false)`,
      groupOrderId: orders.id,
    })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.partyId))
    .leftJoin(sellers, eq(sellers.id, users.sellerId))
    .leftJoin(orders, eq(orders.quoteId, quotes.id))
    .where(eq(quotes.enquiryId, enquiryId))
    .orderBy(quotes.id)

export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number]

/** The prices of all quotes for an enquiry. */
export const listPrices = (db: Db, enquiryId: number) =>
  db
    .select({ quoteId: quoteItems.quoteId, itemId: quoteItems.enquiryItemId, price: quoteItems.pricePaise })
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .where(eq(quotes.enquiryId, enquiryId))

/** What one party has quoted for an enquiry, with its prices. */
export async function findQuoteOf(db: Db, partyId: number, enquiryId: number) {
  const [quote] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.enquiryId, enquiryId), eq(quotes.partyId, partyId)))
  if (!quote) return null
  const prices = await db
    .select({ itemId: quoteItems.enquiryItemId, price: quoteItems.pricePaise })
    .from(quoteItems)
    .where(eq(quoteItems.quoteId, quote.id))
  return { quote, prices: new Map(prices.map(({ itemId, price }) => [itemId, price])) }
}

type NewQuote = Omit<QuoteRecord, 'id' | 'acceptedAt' | 'createdAt' | 'updatedAt'> & { at: Date }

/** One per party: a second quote takes the place of the first. */
export async function saveQuote(
  db: Db,
  { at, ...quote }: NewQuote,
  prices: readonly { itemId: number; price: bigint }[],
): Promise<void> {
  const [row] = await db
    .insert(quotes)
    .values({ ...quote, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: [quotes.enquiryId, quotes.partyId], set: { ...quote, updatedAt: at } })
    .returning({ id: quotes.id })
  if (!row) throw new Error('The quote was not stored')
  await db.delete(quoteItems).where(eq(quoteItems.quoteId, row.id))
  await db
    .insert(quoteItems)
    .values(prices.map(({ itemId, price }) => ({ quoteId: row.id, enquiryItemId: itemId, pricePaise: price })))
}

/** When the buyer is told of new quotes, or was. */
export const setQuoteLetterAt = (db: Db, enquiryId: number, quoteLetterAt: Date) =>
  db.update(enquiries).set({ quoteLetterAt }).where(eq(enquiries.id, enquiryId))

export const markAccepted = (db: Db, quoteId: number, at: Date) =>
  db.update(quotes).set({ acceptedAt: at }).where(eq(quotes.id, quoteId))

/** The enquiry of this buyer's that a quote is for. */
export async function findEnquiryOfQuote(db: Db, buyerId: number, quoteId: number): Promise<number | null> {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(and(eq(quotes.id, quoteId), eq(enquiries.buyerId, buyerId)))
  return found?.id ?? null
}

/** How the buyer of an enquiry is reached: as he said it there, else as his account has it. */
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
