import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from './users'

/** A session needs both secrets: the key that scripts send and the HttpOnly cookie. Only hashes are stored. */
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
    /** When the user last signed in or confirmed the sign-in, by code, link or passkey. */
    authenticatedAt: instant().notNull().defaultNow(),
    /** When the user last did so with a passkey; null if never in this session. */
    passkeyAt: instant(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (session) => [index().on(session.userId), index().on(session.expiresAt)],
)
