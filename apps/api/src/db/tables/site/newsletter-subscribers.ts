import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'

/** Who wants the newsletter, and the proof that he said so himself: only `confirmed` ones may be written to. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull().unique(),
    state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
    /** Of the newest link to confirm with. */
    confirmHash: text().unique(),
    confirmUntil: instant(),
    /** Not before this does the address get a further mail because somebody entered it. */
    nextMailAt: instant().notNull(),
    /** When, and from which network address and browser, it was asked for and confirmed. */
    requestedAt: instant().notNull(),
    requestedFrom: text().notNull(),
    confirmedAt: instant(),
    confirmedFrom: text(),
    unsubscribedAt: instant(),
    unsubscribedBy: text({ enum: ['page', 'mail program'] }),
  },
  (subscriber) => [
    check('newsletter_subscribers_email', sql`${subscriber.email} = lower(${subscriber.email})`),
    check('newsletter_subscribers_state', sql`${subscriber.state} in ('pending', 'confirmed', 'unsubscribed')`),
    check(
      'newsletter_subscribers_proof',
      sql`${subscriber.state} <> 'confirmed' or (${subscriber.confirmedAt} is not null and ${subscriber.confirmedFrom} is not null)`,
    ),
  ],
)
