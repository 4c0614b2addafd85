import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { consignments } from '../ordering/consignments'

/** What the buyer found when a truck was unloaded. */
export const goodsReceipts = pgTable(
  'goods_receipts',
  {
    id: id(),
    consignmentId: integer()
      .notNull()
      .unique()
      .references(() => consignments.id),
    outcome: text({ enum: ['InOrder', 'Short', 'Damaged'] }).notNull(),
    remark: text(),
    receivedBy: integer()
      .notNull()
      .references(() => users.id),
    receivedAt: instant().notNull(),
  },
  (receipt) => [check('goods_receipts_outcome', sql`${receipt.outcome} in ('InOrder', 'Short', 'Damaged')`)],
)
