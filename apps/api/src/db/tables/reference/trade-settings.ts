import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** Figures that the law or a buyer may change. Of each name the newest row is in force; the older ones are its history. */
export const tradeSettings = pgTable(
  'trade_settings',
  {
    id: id(),
    name: text({ enum: ['fulfilment', 'billing'] }).notNull(),
    value: jsonb().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: instant().notNull(),
  },
  (setting) => [index('trade_settings_newest').on(setting.name, setting.id)],
)
