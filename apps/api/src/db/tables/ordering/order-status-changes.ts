import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { orders } from './orders'
import { users } from '../identity/users'

export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: ['Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'] }).notNull(),
    note: text(),
    changedBy: integer()
      .notNull()
      .references(() => users.id),
    changedAt: instant().notNull().defaultNow(),
  },
  (change) => [index().on(change.orderId, change.changedAt)],
)
