import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'
import { sellers } from '../reference/sellers'

/** What one document moves in the books. It is never changed: what was wrong is taken back by a posting of its own. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    kind: text({
      enum: ['invoice', 'credit', 'debit', 'receipt', 'tds', 'purchase', 'payment', 'commission', 'cancellation'],
    }).notNull(),
    /** The day in India. */
    postedOn: date({ mode: 'string' }).notNull(),
    /** The party: a company that buys, or a seller. */
    companyId: integer().references(() => companies.id),
    sellerId: integer().references(() => sellers.id),
    /** The document's own number or reference. */
    documentNo: varchar({ length: 40 }).notNull(),
    /** The row it comes from, in the table that its kind has; with the kind it is posted once. */
    sourceId: integer().notNull(),
    postedBy: integer().references(() => users.id),
    postedAt: instant().notNull(),
  },
  (posting) => [
    index('ledger_postings_of_company')
      .on(posting.companyId, posting.postedOn, posting.id)
      .where(sql`company_id is not null`),
    index('ledger_postings_of_seller')
      .on(posting.sellerId, posting.postedOn, posting.id)
      .where(sql`seller_id is not null`),
    index('ledger_postings_of_source').on(posting.sourceId, posting.kind),
    index('ledger_postings_by_day').on(posting.postedOn, posting.id),
    check('ledger_postings_party', sql`(${posting.companyId} is null) <> (${posting.sellerId} is null)`),
    check(
      'ledger_postings_kind',
      sql`${posting.kind} in ('invoice', 'credit', 'debit', 'receipt', 'tds', 'purchase', 'payment', 'commission', 'cancellation')`,
    ),
  ],
)
