import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { stockItems } from './stock-items'
import { users } from '../identity/users'

export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    stockItemId: integer()
      .notNull()
      .references(() => stockItems.id, { onDelete: 'cascade' }),
    /** Null for the first price. */
    oldPaisePerTon: paise(),
    newPaisePerTon: paise().notNull(),
    /** Null for the first price of an item from the demo data. */
    changedBy: integer().references(() => users.id),
    changedAt: instant().notNull().defaultNow(),
  },
  (change) => [index().on(change.stockItemId, change.changedAt)],
)
