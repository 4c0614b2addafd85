import { getTableColumns, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'

/** A placeholder for each column of a new row, named after the prefix and the column. */
export function rowPlaceholders<T extends PgTable>(table: T, prefix = '') {
  const columns = Object.keys(getTableColumns(table)).map((key) => [key, sql.placeholder(prefix + key)])
  return Object.fromEntries(columns) as PgInsertValue<T, true>
}
