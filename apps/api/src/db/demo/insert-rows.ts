import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db'

/**
 * Inserts many rows, in their order, as one JSON parameter: a parameter for each of ten thousand values takes most of a
 * start. All rows have the columns of the first.
 */
export async function insertRows<T extends PgTable>(tx: Db, table: T, rows: readonly InferInsertModel<T>[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table))
    .filter(([key]) => Object.hasOwn(first, key))
    .map(([key, { name }]) => ({ key, name: toSnakeCase(name) }))
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(({ key, name }) => [name, inJson(row[key as keyof typeof row])])),
  )
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${names}) select ${names}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) with ordinality as row
    order by row.ordinality`)
}

const inJson = (value: unknown) => (typeof value === 'bigint' ? String(value) : value)
