import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What all servers on one database must agree on: the secret they sign with, whether the catalogue is made up. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
