import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** How often somebody who sells wants mails about enquiries that fit, and up to when he was told. */
export const fitMails = pgTable(
  'fit_mails',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    pace: text({ enum: ['at once', 'hourly', 'daily', 'none'] })
      .notNull()
      .default('daily'),
    toldUntil: instant().notNull(),
  },
  (mails) => [check('fit_mails_pace', sql`${mails.pace} in ('at once', 'hourly', 'daily', 'none')`)],
)
