import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Random: a user's file name never becomes a path. */
    storedName: text().notNull().unique(),
    originalName: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    purpose: text({ enum: ['stock-image', 'enquiry', 'quote', 'supplier', 'consignment', 'certificate'] }).notNull(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (file) => [
    index().on(file.ownerId),
    check('files_bytes', sql`${file.bytes} between 1 and 20971520`),
    check(
      'files_purpose',
      sql`${file.purpose} in ('stock-image', 'enquiry', 'quote', 'supplier', 'consignment', 'certificate')`,
    ),
  ],
)
