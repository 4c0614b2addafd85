import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** Sign-in attempts by network, and uses of rights: never a secret, never a full address. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: instant().notNull(),
    kind: text().notNull(),
    /** The account concerned; null when the address has none. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    network: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (event) => [
    index('security_events_newest').on(event.at, event.id),
    index('security_events_by_user').on(event.userId, event.at, event.id),
    index('security_events_by_kind').on(event.kind, event.at, event.id),
  ],
)
