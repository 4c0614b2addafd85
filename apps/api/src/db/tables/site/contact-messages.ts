import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

/** What people wrote on the contact page, so that nothing is lost even where a mail is. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Name, address and phone as they were typed: nobody has checked them. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** Who was signed in, if anybody was. */
    userId: integer().references(() => users.id),
    copied: boolean().notNull(),
    /** One per filled-in form: a second press finds the first one's message. */
    idempotencyKey: text(),
    createdAt: instant().notNull(),
  },
  (message) => [
    unique().on(message.email, message.idempotencyKey),
    index().on(message.createdAt),
    check('contact_messages_message', sql`length(${message.message}) between 1 and 2000`),
  ],
)
