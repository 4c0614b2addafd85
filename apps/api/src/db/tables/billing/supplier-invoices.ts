import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { consignments } from '../ordering/consignments'
import { sellers } from '../reference/sellers'

/** A supplier's own invoice to the house for a truck. */
export const supplierInvoices = pgTable(
  'supplier_invoices',
  {
    id: id(),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id),
    /** As the supplier numbered it. */
    number: varchar({ length: 16 }).notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    taxablePaise: paise().notNull(),
    gstPaise: paise().notNull(),
    roundOffPaise: paise().notNull(),
    payablePaise: paise().notNull(),
    /** What the house keeps of it, before GST and the GST on it. */
    commissionPaise: paise().notNull(),
    commissionGstPaise: paise().notNull(),
    isMicroOrSmall: boolean().notNull(),
    dueOn: date({ mode: 'string' }),
    enteredBy: integer()
      .notNull()
      .references(() => users.id),
    enteredAt: instant().notNull(),
    cancelledAt: instant(),
    cancelledBy: integer().references(() => users.id),
    cancelReason: varchar({ length: 200 }),
  },
  (invoice) => [
    index('supplier_invoices_of_seller').on(invoice.sellerId, invoice.issuedOn, invoice.id),
    // A cancelled one leaves its number free for the one that mends it.
    uniqueIndex('supplier_invoices_of_consignment')
      .on(invoice.consignmentId, invoice.number)
      .where(sql`cancelled_at is null`),
    index('supplier_invoices_due').on(invoice.dueOn, invoice.id),
    check(
      'supplier_invoices_sum',
      sql`${invoice.payablePaise} = ${invoice.taxablePaise} + ${invoice.gstPaise} + ${invoice.roundOffPaise} and ${invoice.payablePaise} > 0`,
    ),
    check('supplier_invoices_cancelled', sql`(${invoice.cancelledAt} is null) = (${invoice.cancelReason} is null)`),
  ],
)
