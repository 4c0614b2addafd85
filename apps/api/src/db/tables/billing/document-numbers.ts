import { integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'

/** The last number of each series in each financial year. A sequence would leave gaps, which Rule 46 doesn't allow. */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    kind: text({ enum: ['invoice', 'credit', 'debit', 'receipt'] }).notNull(),
    financialYear: varchar({ length: 5 }).notNull(),
    lastNumber: integer().notNull(),
  },
  (numbers) => [primaryKey({ columns: [numbers.kind, numbers.financialYear] })],
)
