import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../columns'
import { enquiries } from './enquiries'
import { users } from './users'

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id),
    partyId: integer()
      .notNull()
      .references(() => users.id),
    /** The revision of the enquiry that was quoted for. */
    revision: integer().notNull(),
    validUntil: instant(),
    freightPaisePerTon: paise(),
    paymentTerms: text(),
    remark: text(),
    acceptedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (quote) => [
    unique('quotes_one_per_party').on(quote.enquiryId, quote.partyId),
    check('quotes_freight', sql`${quote.freightPaisePerTon} >= 0`),
  ],
)
