import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { companyOfMaker, id, instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    buyerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: companyOfMaker().references(() => companies.id),
    kind: text({ enum: ['billing', 'shipping'] }).notNull(),
    name: varchar({ length: 50 }).notNull(),
    phone: varchar({ length: 10 }).notNull(),
    address: varchar({ length: 100 }).notNull(),
    city: varchar({ length: 50 }).notNull(),
    state: varchar({ length: 50 }).notNull(),
    pinCode: varchar({ length: 10 }).notNull(),
    gstNumber: varchar({ length: 15 }),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (address) => [
    index('addresses_of_company').on(address.companyId, address.lastUsedAt),
    check('addresses_kind', sql`${address.kind} in ('billing', 'shipping')`),
    check('addresses_billing_gst', sql`${address.kind} = 'shipping' or ${address.gstNumber} is not null`),
  ],
)
