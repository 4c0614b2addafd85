import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { brands } from '../reference/brands'
import { departments } from '../reference/departments'
import { files } from '../platform/files'
import { parameters } from '../reference/parameters'
import { users } from '../identity/users'

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    /** How people call it on the phone. Wider than six figures only when there are a million of them. */
    leadId: text()
      .notNull()
      .generatedAlwaysAs(sql`'E-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    /** The day the buyer wrote it, as yyyymmdd. */
    enquiryDate: varchar({ length: 8 }).notNull(),
    buyerId: integer()
      .notNull()
      .references(() => users.id),
    /** Brand, department and delivery may be open in an uploaded enquiry. */
    brandId: integer().references(() => brands.id),
    departmentId: integer().references(() => departments.id),
    deliveryId: integer().references(() => parameters.id),
    deliveryPinCode: varchar({ length: 6 }).notNull().default('123401'),
    contactName: varchar({ length: 50 }),
    contactPhone: varchar({ length: 15 }),
    fileId: integer().references(() => files.id),
    status: text({ enum: ['InProgress', 'Completed'] })
      .notNull()
      .default('InProgress'),
    /** Grows with every edit: a quote for an earlier revision is outdated. */
    revision: integer().notNull().default(1),
    /** How many items there are and what they weigh, as of a revision: to add them up in a list takes too long. */
    itemCount: integer(),
    grams: bigint({ mode: 'bigint' }),
    measuredRevision: integer(),
    showsRank: boolean().notNull().default(false),
    /** Why it was closed without an award. */
    closeReason: text(),
    /** When the last letter about new quotes went out or will: at most one an hour. */
    quoteLetterAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (enquiry) => [
    index().on(enquiry.buyerId, enquiry.createdAt),
    index().on(enquiry.status, enquiry.createdAt),
    index().on(enquiry.createdAt),
    check('enquiries_status', sql`${enquiry.status} in ('InProgress', 'Completed')`),
  ],
)
