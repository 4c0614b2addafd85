import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'

/** What a call answered, by the key of its request: a repeat is answered the same and does nothing. */
export const usedKeys = pgTable(
  'used_keys',
  {
    userId: integer().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    answer: jsonb().notNull(),
    usedAt: instant().notNull(),
  },
  (used) => [primaryKey({ columns: [used.userId, used.call, used.key] }), index().on(used.usedAt)],
)
