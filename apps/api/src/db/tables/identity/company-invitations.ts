import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { companies } from './companies'
import { users } from './users'

/** An invitation to a mail address, open until it ends, is accepted or is revoked, which deletes it. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: ['Owner', 'Approver', 'Buyer', 'Accounts'] }).notNull(),
    secretHash: text().notNull().unique(),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (invitation) => [
    index().on(invitation.companyId),
    index().on(invitation.endsAt),
    check('company_invitations_role', sql`${invitation.role} in ('Owner', 'Approver', 'Buyer', 'Accounts')`),
  ],
)
