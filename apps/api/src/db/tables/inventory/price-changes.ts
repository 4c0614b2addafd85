import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { auditEntries } from '../platform/audit-entries'
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
    /** The change that this is a part of, by which it can be undone; null where an item was saved by its form. */
    auditEntryId: integer().references(() => auditEntries.id),
  },
  (change) => [
    index().on(change.stockItemId, change.changedAt),
    index('price_changes_of_entry')
      .on(change.auditEntryId)
      .where(sql`${change.auditEntryId} is not null`),
  ],
)
