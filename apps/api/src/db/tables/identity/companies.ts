import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { sellers } from '../reference/sellers'

/**
 * The firm that accounts buy and sell for. A trigger makes one for each new account, and puts what an account makes
 * into its company, so that no statement can forget it or name another (decision 047).
 */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    /** Set when the company is a supplier. */
    sellerId: integer().references(() => sellers.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (company) => [index().on(company.sellerId)],
)
