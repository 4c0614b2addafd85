import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** What suppliers are held to. The newest row is in force; the older ones are its history. */
export const supplierTerms = pgTable(
  'supplier_terms',
  {
    id: id(),
    /** How long a supplier has to accept or refuse a line. */
    answerHours: integer().notNull(),
    /** How many days after delivery he is paid. */
    paymentDays: integer().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (terms) => [
    check('supplier_terms_answer', sql`${terms.answerHours} between 1 and 720`),
    check('supplier_terms_payment', sql`${terms.paymentDays} between 0 and 365`),
  ],
)
