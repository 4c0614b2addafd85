import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'
import { orders } from '../ordering/orders'
import { sellers } from '../reference/sellers'

/** What a buyer says of one seller after an order was delivered. */
export const orderRatings = pgTable(
  'order_ratings',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    ratedBy: integer()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(),
    comment: text(),
    ratedAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** What the supplier says to it, once. */
    answer: text(),
    answeredBy: integer().references(() => users.id),
    answeredAt: instant(),
    /** Why an administrator has hidden it; null while it is shown. */
    hiddenReason: text(),
  },
  (rating) => [
    unique('order_ratings_once').on(rating.orderId, rating.sellerId),
    index('order_ratings_of_seller').on(rating.sellerId, rating.ratedAt),
    check('order_ratings_stars', sql`${rating.stars} between 1 and 5`),
  ],
)
