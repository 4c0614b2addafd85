import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many rows the tables of master data have, kept by triggers: a list says how long it is on every page, and
 * counting 10,000 rows takes longer than reading the page.
 */
export const recordCounts = pgTable('record_counts', { tableName: text().primaryKey(), records: integer().notNull() })
