import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The last number given in each financial year. A sequence would leave gaps, which an invoice series may not have. */
export const orderNumbers = pgTable('order_numbers', {
  financialYear: varchar({ length: 5 }).primaryKey(),
  lastNumber: integer().notNull(),
})
