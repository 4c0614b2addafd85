import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { id, auditColumns, lower } from '../../../platform/db/columns'

export const sellers = pgTable(
  'sellers',
  {
    id: id(),
    organizationName: varchar({ length: 50 }).notNull(),
    name: varchar({ length: 50 }).notNull(),
    /** A PIN code. */
    location: integer().notNull(),
    active: boolean().notNull().default(true),
    phone: varchar({ length: 15 }).notNull(),
    officeAddress: varchar({ length: 200 }).notNull(),
    commissionIsDefault: boolean().notNull().default(true),
    commissionPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    /** Days of India, both included, on which nothing is loaded. */
    closedFrom: date({ mode: 'string' }),
    closedTo: date({ mode: 'string' }),
    verified: boolean().notNull().default(false),
    ...auditColumns(),
  },
  (seller) => [
    uniqueIndex('sellers_name').on(lower(seller.organizationName), lower(seller.name)),
    check('sellers_commission', sql`${seller.commissionPercent} between 0 and 100`),
    check('sellers_closed', sql`${seller.closedFrom} <= ${seller.closedTo}`),
  ],
)
