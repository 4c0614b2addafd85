import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { stockItems } from './stock-items'

/** A supplier's price that moves too far to be taken without a look; the item keeps its old one meanwhile. */
export const priceProposals = pgTable(
  'price_proposals',
  {
    id: id(),
    stockItemId: integer()
      .notNull()
      .references(() => stockItems.id, { onDelete: 'cascade' }),
    oldPaisePerTon: paise().notNull(),
    newPaisePerTon: paise().notNull(),
    status: text({ enum: ['Waiting', 'Approved', 'Rejected', 'Withdrawn'] })
      .notNull()
      .default('Waiting'),
    proposedBy: integer()
      .notNull()
      .references(() => users.id),
    proposedAt: instant().notNull(),
    decidedBy: integer().references(() => users.id),
    decidedAt: instant(),
  },
  (proposal) => [
    uniqueIndex('price_proposals_waiting')
      .on(proposal.stockItemId)
      .where(sql`status = 'Waiting'`),
    index().on(proposal.status, proposal.proposedAt),
    check('price_proposals_price', sql`${proposal.newPaisePerTon} > 0`),
    check('price_proposals_status', sql`${proposal.status} in ('Waiting', 'Approved', 'Rejected', 'Withdrawn')`),
  ],
)
