import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** Who tried to get in, from which network, and which rights were used: never a secret, never a full address. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: instant().notNull(),
    kind: text().notNull(),
    /** The account it is about; null where no account has the address that was tried. */
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
