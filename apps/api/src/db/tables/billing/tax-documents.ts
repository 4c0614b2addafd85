import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'
import { consignments } from '../ordering/consignments'
import { orders } from '../ordering/orders'

/**
 * Invoices, credit notes and debit notes as they were issued. A trigger keeps them from being edited or deleted: a mistake
 * is a note, and one that was cancelled stays.
 */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: id(),
    kind: text({ enum: ['invoice', 'credit', 'debit'] }).notNull(),
    /** INV/26-27/000001. */
    number: varchar({ length: 16 }).notNull().unique('tax_documents_number'),
    financialYear: varchar({ length: 5 }).notNull(),
    serial: integer().notNull(),
    /** The day in India. */
    issuedOn: date({ mode: 'string' }).notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The invoice that a note corrects. */
    correctsId: integer().references((): AnyPgColumn => taxDocuments.id),
    /** Everything that is printed, as it was computed; whole numbers of paise and grams as text. */
    content: jsonb().notNull(),
    taxablePaise: paise().notNull(),
    igstPaise: paise().notNull(),
    cgstPaise: paise().notNull(),
    sgstPaise: paise().notNull(),
    roundOffPaise: paise().notNull(),
    payablePaise: paise().notNull(),
    issuedBy: integer()
      .notNull()
      .references(() => users.id),
    issuedAt: instant().notNull(),
    cancelledAt: instant(),
    cancelledBy: integer().references(() => users.id),
    cancelReason: text(),
    /** What the invoice registration portal answered. */
    irn: varchar({ length: 64 }),
    ackNo: varchar({ length: 20 }),
    ackAt: instant(),
    signedQr: text(),
    /** When the IRN was cancelled at that portal. */
    irnCancelledAt: instant(),
    irnCancelReason: text({ enum: ['Duplicate', 'OrderCancelled', 'DataEntry', 'Other'] }),
  },
  (document) => [
    unique('tax_documents_serial').on(document.kind, document.financialYear, document.serial),
    index('tax_documents_of_company').on(document.companyId, document.issuedOn, document.id),
    index('tax_documents_of_order').on(document.orderId),
    index('tax_documents_of_consignment').on(document.consignmentId),
    index('tax_documents_corrects').on(document.correctsId),
    index('tax_documents_by_day').on(document.issuedOn, document.id),
    check('tax_documents_kind', sql`${document.kind} in ('invoice', 'credit', 'debit')`),
    check('tax_documents_note', sql`(${document.kind} = 'invoice') = (${document.correctsId} is null)`),
    check(
      'tax_documents_sum',
      sql`${document.payablePaise} = ${document.taxablePaise} + ${document.igstPaise} + ${document.cgstPaise} + ${document.sgstPaise} + ${document.roundOffPaise}`,
    ),
  ],
)
