import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { quotes } from '../db/tables/quotes'
import { users } from '../db/tables/users'

/** Who has quoted for an enquiry, and where letters to them go; with a revision only those whose quote is for that one. */
export const listParties = (db: Db, enquiryId: number, revision?: number) =>
  db
    .select({ quoteId: quotes.id, partyId: quotes.partyId, email: users.email })
    .from(quotes)
    .innerJoin(users, eq(users.id, quotes.partyId))
    .where(and(eq(quotes.enquiryId, enquiryId), revision === undefined ? undefined : eq(quotes.revision, revision)))
    .orderBy(quotes.id)
