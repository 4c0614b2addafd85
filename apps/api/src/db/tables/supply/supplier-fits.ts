import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { enquiries } from '../sourcing/enquiries'

/** Which open enquiries fit which supplier, worked out once: a list is one index scan, however many there are. */
export const supplierFits = pgTable(
  'supplier_fits',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Of 100. */
    fit: smallint().notNull(),
    classPercent: smallint().notNull(),
    makePercent: smallint().notNull(),
    kmPercent: smallint().notNull(),
    /** From his nearest yard by road; null where one of the places isn't known. */
    km: integer(),
    /** Since when it fits him: newer ones are mailed. */
    since: instant().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.companyId, row.enquiryId] }),
    index('supplier_fits_best').on(row.companyId, row.fit, row.enquiryId),
    index('supplier_fits_newest').on(row.companyId, row.since),
    index().on(row.enquiryId),
  ],
)
