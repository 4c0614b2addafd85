import { bigint, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Of the account that makes the row, filled in by a trigger where the statement leaves it out. */
export const companyOfMaker = () =>
  integer()
    .notNull()
    .default(sql`null`)

/** Money is stored in whole paise, so that no sum involves binary fractions. */
export const paise = () => bigint({ mode: 'bigint' })

/** Names are unique ignoring case. */
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`

/** For every table that administrators edit: the form shows the last editor when two of them collide. */
export const auditColumns = () => ({
  /** Increases with every change, so that a stale form is detected. */
  version: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: integer(),
})
