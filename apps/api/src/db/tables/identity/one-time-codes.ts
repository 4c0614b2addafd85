import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'

/**
 * A row also stands for an address without an account (sign-in) or with one (sign-up): its code is never mailed, but
 * the limits and answers are the same, so nobody learns who is registered.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    email: text().notNull(),
    purpose: text({ enum: ['sign-in', 'sign-up'] }).notNull(),
    codeHash: text().notNull(),
    /** Of the secret in the mail's link. */
    linkHash: text().unique(),
    /** The browser that asked for it, where it has signed in to this account before; all others share one allowance. */
    deviceId: text(),
    wrongTries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (code) => [
    index().on(code.email, code.purpose, code.deviceId, code.createdAt),
    check('one_time_codes_email', sql`${code.email} = lower(${code.email})`),
    check('one_time_codes_purpose', sql`${code.purpose} in ('sign-in', 'sign-up')`),
    check('one_time_codes_tries', sql`${code.wrongTries} between 0 and 5`),
  ],
)
