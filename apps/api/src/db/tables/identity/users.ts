import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyOfMaker, id, instant, lower, paise } from '../../../platform/db/columns'
import { sellers } from '../reference/sellers'
import { companies } from './companies'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    contactName: text().notNull(),
    legalName: text().notNull(),
    phone: text().notNull(),
    gstNumber: text().notNull(),
    /** No longer read, since rights come from the configuration; kept for one release for servers of the last one. */
    role: text({ enum: ['Admin', 'User'] })
      .notNull()
      .default('User'),
    pinCode: text().notNull().default('123401'),
    /** False while the default stands because nobody has chosen. */
    isPinChosen: boolean().notNull().default(false),
    companyId: companyOfMaker().references(() => companies.id),
    companyRole: text({ enum: ['Owner', 'Approver', 'Buyer', 'Accounts'] })
      .notNull()
      .default('Owner'),
    /** What he signed up with, while he is in a company that he joined: leaving it gives them back. */
    ownLegalName: text(),
    ownGstNumber: text(),
    /** What he may order by himself; null: without limit. */
    orderLimitPaise: paise(),
    orderLimitKg: bigint({ mode: 'bigint' }),
    monthLimitPaise: paise(),
    monthLimitKg: bigint({ mode: 'bigint' }),
    /** What he does for the supplier that his company is; null where it is none, or he only buys. */
    sellingRole: text({ enum: ['Owner', 'Sales', 'Dispatch', 'Accounts'] }),
    /** Read only when the account is made: then its company is that supplier. */
    sellerId: integer().references(() => sellers.id),
    /** Of screens and mails; null: he has not chosen. */
    language: text({ enum: ['en', 'hi'] }),
    /** The number of sign-ins. */
    signIns: integer().notNull().default(0),
    termsAcceptedAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (user) => [
    uniqueIndex('users_email').on(lower(user.email)),
    index().on(user.companyId),
    check('users_company_role', sql`${user.companyRole} in ('Owner', 'Approver', 'Buyer', 'Accounts')`),
    check('users_selling_role', sql`${user.sellingRole} in ('Owner', 'Sales', 'Dispatch', 'Accounts')`),
    check('users_language', sql`${user.language} in ('en', 'hi')`),
    check(
      'users_limits',
      sql`least(${user.orderLimitPaise}, ${user.orderLimitKg}, ${user.monthLimitPaise}, ${user.monthLimitKg}) >= 0`,
    ),
    check('users_role', sql`${user.role} in ('Admin', 'User')`),
    check('users_pin_code', sql`${user.pinCode} ~ '^[1-9][0-9]{5}$'`),
  ],
)
