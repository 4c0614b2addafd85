import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { sellers } from '../reference/sellers'
import { orderLines } from './order-lines'
import { orders } from './orders'

/**
 * An order line that a supplier is asked to load. A seller nobody works for, such as the house's own yard, is not asked
 * and has no row. A line that was refused and given to another seller has a row for each of them.
 */
export const supplierLines = pgTable(
  'supplier_lines',
  {
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: ['Waiting', 'Accepted', 'Refused', 'Expired'] }).notNull(),
    /** What the seller is still to be told by mail. */
    news: text({ enum: ['Asked', 'Expired', 'Gone'] }),
    /** The seller's commission at the time of the order. */
    commissionHundredths: integer().notNull(),
    askedAt: instant().notNull(),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    answeredBy: integer().references(() => users.id),
    reason: text(),
    /** When the line was deleted or its order cancelled. */
    goneAt: instant(),
  },
  (line) => [
    primaryKey({ columns: [line.orderLineId, line.sellerId] }),
    index('supplier_lines_of_seller').on(line.sellerId, line.orderId),
    index().on(line.orderId),
    index('supplier_lines_news')
      .on(line.orderId)
      .where(sql`news is not null`),
    index('supplier_lines_due')
      .on(line.answerBy)
      .where(sql`state = 'Waiting' and gone_at is null`),
    index('supplier_lines_refused')
      .on(line.answeredAt)
      .where(sql`state in ('Refused', 'Expired') and gone_at is null`),
    check('supplier_lines_state', sql`${line.state} in ('Waiting', 'Accepted', 'Refused', 'Expired')`),
    check('supplier_lines_news', sql`${line.news} in ('Asked', 'Expired', 'Gone')`),
    check('supplier_lines_answered', sql`(${line.state} = 'Waiting') = (${line.answeredAt} is null)`),
  ],
)
