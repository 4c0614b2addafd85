import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'

/**
 * There is a row also for an address without an account (sign-in) or with one (sign-up): its code is never mailed, but
 * limits and answers are the same, so that nobody learns who is registered.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    email: text().notNull(),
    purpose: text({ enum: ['sign-in', 'sign-up'] }).notNull(),
    codeHash: text().notNull(),
    /** The hash of the secret in the mailed link. */
    linkHash: text().unique(),
    /** The browser that asked for it, if it has signed in to this account before; all others share one limit. */
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
