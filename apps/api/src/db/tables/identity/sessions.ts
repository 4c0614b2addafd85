import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from './users'

/** A session needs both secrets: the key that scripts send and the cookie that scripts can't read. Only hashes are kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text().notNull().unique(),
    cookieHash: text().notNull(),
    device: text().notNull(),
    createdAt: instant().notNull(),
    /** When its user last proved who he is, by a code, a link or a passkey. */
    authenticatedAt: instant().notNull().defaultNow(),
    /** When he last did so by a passkey; null in a session where he never did. */
    passkeyAt: instant(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (session) => [index().on(session.userId), index().on(session.expiresAt)],
)
