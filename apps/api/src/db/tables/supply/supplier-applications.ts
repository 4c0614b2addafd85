import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

/** What a supplier was approved by, as he wants it from now on. */
interface WaitingDetails {
  gstNumber: string
  bankAccount: string
  ifsc: string
  udyam: string
  licence: string
}

/** One for each company: what it applied with, and where it stands. A draft is kept as it was typed. */
export const supplierApplications = pgTable(
  'supplier_applications',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text({ enum: ['Draft', 'Submitted', 'Changes asked', 'Approved', 'Suspended'] })
      .notNull()
      .default('Draft'),
    /** Who of the company applied: he is the first owner of the supplier. */
    applicantId: integer()
      .notNull()
      .references(() => users.id),
    businessName: varchar({ length: 70 }).notNull(),
    gstNumber: varchar({ length: 20 }).notNull(),
    bankAccount: varchar({ length: 30 }).notNull(),
    ifsc: varchar({ length: 20 }).notNull(),
    /** PIN codes. */
    yards: text().array().notNull(),
    brandIds: integer().array().notNull(),
    classIds: integer().array().notNull(),
    udyam: varchar({ length: 30 }).notNull(),
    licence: varchar({ length: 30 }).notNull(),
    /** Days of India, both included. */
    holidayFrom: date({ mode: 'string' }),
    holidayTo: date({ mode: 'string' }),
    /** The items that a suspension took off sale, to be sold again after it. */
    heldItemIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What a supplier wants to be changed, until an administrator decides. */
    waiting: jsonb().$type<WaitingDetails>(),
    waitingAt: instant(),
    waitingBy: integer().references(() => users.id),
    submittedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (application) => [
    index().on(application.status, application.updatedAt),
    check(
      'supplier_applications_status',
      sql`${application.status} in ('Draft', 'Submitted', 'Changes asked', 'Approved', 'Suspended')`,
    ),
    check('supplier_applications_holidays', sql`${application.holidayFrom} <= ${application.holidayTo}`),
  ],
)
