import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, lower } from '../../../platform/db/columns'
import { sellers } from '../reference/sellers'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    contactName: text().notNull(),
    legalName: text().notNull(),
    phone: text().notNull(),
    gstNumber: text().notNull(),
    /** No longer read, since rights come from the configuration; kept for one release for servers of the last one. */
    role: text({ enum: ['Admin', 'User'] })
      .notNull()
      .default('User'),
    pinCode: text().notNull().default('123401'),
    /** False while the default stands because nobody has chosen. */
    isPinChosen: boolean().notNull().default(false),
    /** Set when the account belongs to a supplier. */
    sellerId: integer().references(() => sellers.id),
    /** The number of sign-ins. */
    signIns: integer().notNull().default(0),
    termsAcceptedAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (user) => [
    uniqueIndex('users_email').on(lower(user.email)),
    check('users_role', sql`${user.role} in ('Admin', 'User')`),
    check('users_pin_code', sql`${user.pinCode} ~ '^[1-9][0-9]{5}$'`),
  ],
)
