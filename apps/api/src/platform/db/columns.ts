import { bigint, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Money is whole paise, so that no sum ever meets a binary fraction. */
export const paise = () => bigint({ mode: 'bigint' })

/** Names are unique without regard to case. */
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`

/** Every record an administrator keeps: the form shows who changed it last when two of them collide. */
export const auditColumns = () => ({
  /** Grows with every change, so that a form can tell that it was loaded before somebody else saved. */
  version: integer().notNull().default(1),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: integer(),
})
