import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'

/** Subscribers with the proof of their consent: only `confirmed` ones may be mailed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text().notNull().unique(),
    state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
    /** The hash of the newest confirmation link. */
    confirmHash: text().unique(),
    confirmUntil: instant(),
    /** Until then nobody's request sends another mail to this address. */
    nextMailAt: instant().notNull(),
    /** When, and from which network and browser, it was requested and confirmed. */
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
