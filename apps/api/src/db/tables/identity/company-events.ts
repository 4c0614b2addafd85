import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { companies } from './companies'
import { users } from './users'

/** What happened in a company. Names are as they were then, since people leave. */
export const companyEvents = pgTable(
  'company_events',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Null once the account is gone. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    by: text().notNull(),
    what: text().notNull(),
    /** The person, or the company, that it was done to. */
    whom: text(),
    /** The role, the limits or the GST number. */
    detail: text(),
  },
  (event) => [index().on(event.companyId, event.id)],
)
