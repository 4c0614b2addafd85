import { boolean, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { companies } from './companies'
import { users } from './users'

/** Somebody asks a company to let him in, by its GST number. Deleted once an owner has decided. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gstNumber: varchar({ length: 15 }).notNull(),
    bringsAlong: boolean().notNull(),
    askedAt: instant().notNull(),
  },
  (request) => [unique('join_requests_once').on(request.companyId, request.userId), index().on(request.userId)],
)
