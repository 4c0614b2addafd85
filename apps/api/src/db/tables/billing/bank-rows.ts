import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant, paise } from '../../../platform/db/columns'
import { users } from '../identity/users'
import { receipts } from './receipts'

/** A row of a bank statement that brought money in. The same row of a second upload is known by its hash. */
export const bankRows = pgTable(
  'bank_rows',
  {
    id: id(),
    hash: varchar({ length: 64 }).notNull().unique('bank_rows_hash'),
    bookedOn: date({ mode: 'string' }).notNull(),
    paise: paise().notNull(),
    /** What the bank says of it. */
    narration: text().notNull(),
    reference: varchar({ length: 40 }),
    state: text({ enum: ['open', 'matched', 'ignored'] }).notNull(),
    receiptId: integer().references(() => receipts.id),
    uploadedBy: integer()
      .notNull()
      .references(() => users.id),
    uploadedAt: instant().notNull(),
    decidedBy: integer().references(() => users.id),
    decidedAt: instant(),
  },
  (row) => [
    index('bank_rows_in_state').on(row.state, row.bookedOn, row.id),
    check('bank_rows_state', sql`${row.state} in ('open', 'matched', 'ignored')`),
    check('bank_rows_matched', sql`(${row.state} = 'matched') = (${row.receiptId} is not null)`),
    check('bank_rows_paise', sql`${row.paise} > 0`),
  ],
)
