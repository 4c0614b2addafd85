import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { orders } from '../ordering/orders'

/** By which strangers see how far an order is. */
export const orderLinks = pgTable(
  'order_links',
  {
    secretHash: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    showsPrices: boolean().notNull(),
    showsPapers: boolean().notNull(),
    createdAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (link) => [index().on(link.orderId), index().on(link.endsAt)],
)
