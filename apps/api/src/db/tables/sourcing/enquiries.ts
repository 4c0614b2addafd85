import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { companyOfMaker, id, instant } from '../../../platform/db/columns'
import { brands } from '../reference/brands'
import { departments } from '../reference/departments'
import { files } from '../platform/files'
import { parameters } from '../reference/parameters'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    /** The number used on the phone; six digits up to a million. */
    leadId: text()
      .notNull()
      .generatedAlwaysAs(sql`'E-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    /** The buyer's date, as yyyymmdd. */
    enquiryDate: varchar({ length: 8 }).notNull(),
    buyerId: integer()
      .notNull()
      .references(() => users.id),
    companyId: companyOfMaker().references(() => companies.id),
    /** Brand, department and delivery may be null in an uploaded enquiry. */
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
    /** Increases with every edit: quotes for an earlier revision are outdated. */
    revision: integer().notNull().default(1),
    /** The number and weight of the items at a revision: summing them up in a list takes too long. */
    itemCount: integer(),
    grams: bigint({ mode: 'bigint' }),
    measuredRevision: integer(),
    showsRank: boolean().notNull().default(false),
    /** Why it was closed without an award. */
    closeReason: text(),
    /** The time of the last or next mail about new quotes: at most one an hour. */
    quoteLetterAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (enquiry) => [
    index('enquiries_of_buyer').on(enquiry.buyerId, enquiry.companyId, enquiry.createdAt),
    index('enquiries_of_company').on(enquiry.companyId, enquiry.createdAt, enquiry.id),
    index().on(enquiry.status, enquiry.createdAt),
    index().on(enquiry.createdAt),
    index('enquiries_open')
      .on(enquiry.companyId, enquiry.createdAt, enquiry.id)
      .where(sql`status = 'InProgress'`),
    check('enquiries_status', sql`${enquiry.status} in ('InProgress', 'Completed')`),
  ],
)
