import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { keptLists } from './kept-lists'

/** A link by which a stranger sees a list until it ends or is revoked, which deletes it. */
export const listLinks = pgTable(
  'list_links',
  {
    id: id(),
    listId: integer()
      .notNull()
      .references(() => keptLists.id, { onDelete: 'cascade' }),
    secretHash: text().notNull().unique(),
    showsPrices: boolean().notNull(),
    createdAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (link) => [index().on(link.listId), index().on(link.endsAt)],
)
