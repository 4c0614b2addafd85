import { and, eq, exists, inArray, isNull, notExists, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { creditTerms } from '../../db/tables/billing/credit-terms'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { receipts } from '../../db/tables/billing/receipts'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { addresses } from '../../db/tables/ordering/addresses'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { keptLists } from '../../db/tables/sourcing/kept-lists'
import { quotes } from '../../db/tables/sourcing/quotes'
import type { Db } from '../../platform/db/db'

/** Moves what a company bought, asked for and saved into another. */
export async function moveBelongings(db: Db, from: number, into: number) {
  const set = { companyId: into }
  for (const table of [
    orders,
    enquiries,
    keptLists,
    addresses,
    approvalRequests,
    consignments,
    taxDocuments,
    ledgerPostings,
    receipts,
  ])
    await db.update(table).set(set).where(eq(table.companyId, from))
  // The terms of the company that stays are the ones in force.
  await db.delete(creditTerms).where(eq(creditTerms.companyId, from))
}

const other = alias(quotes, 'other')

/** What a company has quoted for the same enquiry. */
const quoteBy = (db: Db, companyId: number) =>
  db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.enquiryId, quotes.enquiryId), eq(other.companyId, companyId)))

/** Moves quotes into another company, but for enquiries that it has quoted itself: a company has one quote for each. */
export const moveQuotes = (db: Db, from: number, into: number) =>
  db
    .update(quotes)
    .set({ companyId: into })
    .where(and(eq(quotes.companyId, from), notExists(quoteBy(db, into))))

/** Withdraws open quotes: those of which `which` is true. What was awarded stays. */
async function withdraw(db: Db, which: SQL | undefined) {
  // The enquiries are locked first, as by whoever quotes for them or awards them.
  const gone = await db
    .select({ id: quotes.id })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(and(eq(enquiries.status, 'InProgress'), isNull(quotes.acceptedAt), which))
    .orderBy(enquiries.id)
    .for('no key update', { of: enquiries })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await db.delete(quotes).where(inArray(quotes.id, ids))
}

const isQuoteFor = (quoters: readonly number[], buyers: readonly number[]) =>
  and(inArray(quotes.companyId, [...quoters]), inArray(enquiries.companyId, [...buyers]))

/**
 * Before two companies become one: withdraws what they have quoted for each other, since nobody quotes for his own
 * company, and of two quotes for the same enquiry the one of the company that is merged.
 */
export const withdrawBeforeMerge = (db: Db, from: number, into: number) =>
  withdraw(db, or(isQuoteFor([from, into], [from, into]), and(eq(quotes.companyId, from), exists(quoteBy(db, into)))))

/** Before the only member of a company joins another: nobody is left to answer for what he has quoted. */
export const withdrawBeforeJoin = (db: Db, from: number, into: number, bringsAlong: boolean) =>
  withdraw(db, or(eq(quotes.companyId, from), bringsAlong ? isQuoteFor([into], [from]) : undefined))

/** Its enquiries that still take quotes. */
export const countOpenEnquiries = (db: Db, companyId: number) =>
  db.$count(enquiries, and(eq(enquiries.companyId, companyId), eq(enquiries.status, 'InProgress')))

interface Leaver {
  userId: number
  companyId: number
}

/** The open enquiries of who leaves are an owner's from then on. */
export const handEnquiries = (db: Db, { userId, companyId }: Leaver, ownerId: number) =>
  db
    .update(enquiries)
    .set({ buyerId: ownerId })
    .where(and(eq(enquiries.buyerId, userId), eq(enquiries.companyId, companyId), eq(enquiries.status, 'InProgress')))

/** And so are his quotes, but for enquiries that the owner quoted when he was in another company. */
export const handQuotes = (db: Db, { userId, companyId }: Leaver, ownerId: number) =>
  db
    .update(quotes)
    .set({ partyId: ownerId })
    .where(
      and(
        eq(quotes.partyId, userId),
        eq(quotes.companyId, companyId),
        notExists(
          db
            .select({ id: other.id })
            .from(other)
            .where(and(eq(other.enquiryId, quotes.enquiryId), eq(other.partyId, ownerId))),
        ),
      ),
    )
