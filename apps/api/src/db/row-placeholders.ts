import { getTableColumns, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'

/** A placeholder for each column of a new row but its id and the ones given; called like the column, after the prefix. */
export function rowPlaceholders<T extends PgTable>(table: T, given: Partial<PgInsertValue<T>> = {}, prefix = '') {
  const keys = Object.keys(getTableColumns(table)).filter((key) => key !== 'id')
  const row = Object.fromEntries(keys.map((key) => [key, sql.placeholder(prefix + key)]))
  return { ...row, ...given } as PgInsertValue<T>
}
