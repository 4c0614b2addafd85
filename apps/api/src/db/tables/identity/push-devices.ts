import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { sessions } from './sessions'
import { users } from './users'

/** A browser that takes messages. It goes with the session, so that a phone that was signed out shows none. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: text().array().notNull(),
    addedAt: instant().notNull(),
  },
  (device) => [index().on(device.userId), index().on(device.sessionId)],
)
