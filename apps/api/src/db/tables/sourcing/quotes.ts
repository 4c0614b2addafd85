import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { companyOfMaker, id, instant, paise } from '../../../platform/db/columns'
import { enquiries } from './enquiries'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

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
    /** The firm that quotes: who of it quoted last is the party. */
    companyId: companyOfMaker().references(() => companies.id),
    /** The quoted revision of the enquiry. */
    revision: integer().notNull(),
    /** Grows with every new quote of the party; those before are in quote_versions. */
    version: integer().notNull().default(1),
    validUntil: instant(),
    freightPaisePerTon: paise(),
    paymentTerms: text(),
    remark: text(),
    /** How often the party was told its rank: each answer narrows down the other quotes. */
    ranksTold: integer().notNull().default(0),
    /** The rank that the party was told for the quote as it is now; null if none. */
    rankTold: text({ enum: ['first', 'first-half', 'second-half'] }),
    acceptedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (quote) => [
    unique('quotes_one_per_party').on(quote.enquiryId, quote.partyId),
    unique('quotes_one_per_company').on(quote.enquiryId, quote.companyId),
    check('quotes_freight', sql`${quote.freightPaisePerTon} >= 0`),
    check('quotes_rank_told', sql`${quote.rankTold} in ('first', 'first-half', 'second-half')`),
  ],
)
