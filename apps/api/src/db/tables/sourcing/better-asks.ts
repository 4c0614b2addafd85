import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { quotes } from './quotes'

/** A buyer's wish for a better price. The newest of a quote counts. */
export const betterAsks = pgTable(
  'better_asks',
  {
    id: id(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    askedBy: integer()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull(),
    deadline: instant(),
    note: text(),
    /** Items with target prices in paise, per the unit of the party's price; empty: all of the quote. */
    lines: jsonb().$type<[itemId: number, target: number | null][]>().notNull(),
    /** How the party answered; null while it has not. */
    answer: text({ enum: ['answered', 'kept'] }),
    answeredAt: instant(),
  },
  (ask) => [
    index('better_asks_of_quote').on(ask.quoteId, ask.id),
    index().on(ask.askedBy),
    check('better_asks_answer', sql`${ask.answer} in ('answered', 'kept')`),
    check('better_asks_answered', sql`(${ask.answer} is null) = (${ask.answeredAt} is null)`),
  ],
)
