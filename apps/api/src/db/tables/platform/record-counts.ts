import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Row counts of the master data tables, maintained by triggers: every page of a list shows the total, and counting
 * 10,000 rows takes longer than reading the page.
 */
export const recordCounts = pgTable('record_counts', { tableName: text().primaryKey(), records: integer().notNull() })
