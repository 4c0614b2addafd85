import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { consignmentLines } from '../ordering/consignment-lines'
import { goodsReceipts } from './goods-receipts'

/** The pieces that were counted of a line; what wasn't counted has no row. */
export const goodsReceiptLines = pgTable(
  'goods_receipt_lines',
  {
    receiptId: integer()
      .notNull()
      .references(() => goodsReceipts.id),
    consignmentLineId: integer()
      .notNull()
      .references(() => consignmentLines.id),
    pieces: bigint({ mode: 'bigint' }).notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.receiptId, line.consignmentLineId] }),
    check('goods_receipt_lines_pieces', sql`${line.pieces} >= 0`),
  ],
)
