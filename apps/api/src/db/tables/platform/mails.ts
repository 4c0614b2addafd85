import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'

/** The transactional outbox: a mail is queued by the transaction that causes it. What is in it is forgotten once it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Stays the same over retries, so a relay that got a mail twice shows it once. */
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    replyTo: text(),
    /** Where a newsletter is ended by one press in the mail program. */
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
