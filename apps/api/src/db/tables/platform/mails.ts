import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'

/**
 * The transactional outbox: a mail is queued by the transaction that causes it. Its content is deleted once it is sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The same for all retries, so that duplicates can be recognised. */
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    replyTo: text(),
    /** For one-click unsubscribe in mail programs. */
    unsubscribeUrl: text(),
    subject: text().notNull(),
    text: text(),
    html: text(),
    createdAt: instant().notNull().defaultNow(),
    nextTryAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: instant(),
  },
  (mail) => [
    index('mails_waiting')
      .on(mail.nextTryAt)
      .where(sql`sent_at is null`),
  ],
)
