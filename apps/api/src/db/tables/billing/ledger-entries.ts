import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, paise } from '../../../platform/db/columns'
import { ledgerPostings } from './ledger-postings'

/** One side of a posting: a debit is above zero, a credit below. A trigger sees at the commit that each posting balances. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    postingId: integer()
      .notNull()
      .references(() => ledgerPostings.id),
    account: text({
      enum: [
        'receivable',
        'payable',
        'bank',
        'adjustments',
        'sales',
        'purchases',
        'commission',
        'outputIgst',
        'outputCgst',
        'outputSgst',
        'inputGst',
        'roundOff',
        'tdsReceivable',
        'tdsPayable',
      ],
    }).notNull(),
    paise: paise().notNull(),
  },
  (entry) => [
    index().on(entry.postingId),
    index('ledger_entries_of_account').on(entry.account, entry.postingId),
    check('ledger_entries_moves', sql`${entry.paise} <> 0`),
  ],
)
