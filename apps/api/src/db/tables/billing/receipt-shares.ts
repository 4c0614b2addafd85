import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { paise } from '../../../platform/db/columns'
import { receipts } from './receipts'
import { taxDocuments } from './tax-documents'

/** Which bills a receipt pays; what is in no share is the company's advance. A cancelled receipt has none. */
export const receiptShares = pgTable(
  'receipt_shares',
  {
    receiptId: integer()
      .notNull()
      .references(() => receipts.id),
    documentId: integer()
      .notNull()
      .references(() => taxDocuments.id),
    paise: paise().notNull(),
  },
  (share) => [
    primaryKey({ columns: [share.receiptId, share.documentId] }),
    index('receipt_shares_of_document').on(share.documentId),
    check('receipt_shares_positive', sql`${share.paise} > 0`),
  ],
)
