import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { taxDocuments } from './tax-documents'

/** E-way bills as they came back from the portal. One that was cancelled stays; of an invoice one counts at a time. */
export const ewayBills = pgTable(
  'eway_bills',
  {
    id: id(),
    invoiceId: integer()
      .notNull()
      .references(() => taxDocuments.id),
    number: varchar({ length: 12 }).notNull().unique('eway_bills_number'),
    generatedAt: instant().notNull(),
    /** When Part B had its vehicle, from which the days run. */
    vehicleEnteredAt: instant().notNull(),
    km: integer().notNull(),
    isOverDimensional: boolean().notNull(),
    /** The midnight that it ends at. */
    endsAt: instant().notNull(),
    extendedAt: instant(),
    /** When its end was announced by mail; null again once it is extended. */
    warnedAt: instant(),
    cancelledAt: instant(),
    cancelReason: text({ enum: ['Duplicate', 'OrderCancelled', 'DataEntry', 'Other'] }),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (bill) => [
    uniqueIndex('eway_bills_one_counts')
      .on(bill.invoiceId)
      .where(sql`cancelled_at is null`),
    index('eway_bills_of_invoice').on(bill.invoiceId, bill.id),
    index('eway_bills_to_warn')
      .on(bill.endsAt)
      .where(sql`cancelled_at is null and warned_at is null`),
    check('eway_bills_number_form', sql`${bill.number} ~ '^[1-9][0-9]{11}$'`),
    check('eway_bills_cancelled', sql`(${bill.cancelledAt} is null) = (${bill.cancelReason} is null)`),
  ],
)
