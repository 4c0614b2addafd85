import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { sellers } from '../reference/sellers'

/** Money that the house paid a supplier, with the tax it kept back. */
export const supplierPayments = pgTable(
  'supplier_payments',
  {
    id: id(),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    method: text({ enum: ['bank', 'upi', 'cheque'] }).notNull(),
    paise: paise().notNull(),
    tdsPaise: paise().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    reference: varchar({ length: 40 }).notNull(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
    cancelledBy: integer().references(() => users.id),
    cancelReason: varchar({ length: 200 }),
  },
  (payment) => [
    index('supplier_payments_of_seller').on(payment.sellerId, payment.paidOn, payment.id),
    check('supplier_payments_method', sql`${payment.method} in ('bank', 'upi', 'cheque')`),
    check('supplier_payments_sum', sql`${payment.paise} > 0 and ${payment.tdsPaise} >= 0`),
    check('supplier_payments_cancelled', sql`(${payment.cancelledAt} is null) = (${payment.cancelReason} is null)`),
  ],
)
