import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant, paise } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

/** What a company may owe and for how long. A company without a row has no limit, and owes at once. */
export const creditTerms = pgTable(
  'credit_terms',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id),
    limitPaise: paise(),
    /** After the invoice. */
    days: integer(),
    remindersOff: boolean().notNull().default(false),
    updatedBy: integer()
      .notNull()
      .references(() => users.id),
    updatedAt: instant().notNull(),
  },
  (terms) => [
    check('credit_terms_limit', sql`${terms.limitPaise} >= 0`),
    check('credit_terms_days', sql`${terms.days} between 0 and 365`),
  ],
)
