import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Shared by all servers on one database: the signing secret, and whether the catalogue is demo data. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
