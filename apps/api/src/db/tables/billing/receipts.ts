import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'
import { orders } from '../ordering/orders'
import { taxDocuments } from './tax-documents'

/** Money that a company paid, with the tax it kept back. One that was wrong is cancelled and stays. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    /** RC/26-27/000001. */
    number: varchar({ length: 16 }).notNull().unique('receipts_number'),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** What the payer meant it for, if he said so. */
    orderId: integer().references(() => orders.id),
    documentId: integer().references(() => taxDocuments.id),
    method: text({ enum: ['bank', 'upi', 'cheque', 'adjustment'] }).notNull(),
    paise: paise().notNull(),
    /** Tax on goods that the buyer kept back and pays for the house. */
    tdsPaise: paise().notNull(),
    /** The day in India. */
    receivedOn: date({ mode: 'string' }).notNull(),
    /** The bank's number, the cheque's number. */
    reference: varchar({ length: 40 }),
    remark: varchar({ length: 200 }),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
    cancelledBy: integer().references(() => users.id),
    cancelReason: varchar({ length: 200 }),
  },
  (receipt) => [
    index('receipts_of_company').on(receipt.companyId, receipt.receivedOn, receipt.id),
    index('receipts_by_day').on(receipt.receivedOn, receipt.id),
    check('receipts_method', sql`${receipt.method} in ('bank', 'upi', 'cheque', 'adjustment')`),
    check(
      'receipts_sum',
      sql`${receipt.paise} >= 0 and ${receipt.tdsPaise} >= 0 and ${receipt.paise} + ${receipt.tdsPaise} > 0`,
    ),
    check('receipts_cancelled', sql`(${receipt.cancelledAt} is null) = (${receipt.cancelReason} is null)`),
  ],
)
