import { Column, getTableName, is, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { decoded } from './fast/decoders'

type Table = PgTable & Record<'id', PgColumn>

/**
 * The name behind an id as a subquery: planning a join of eleven tables takes longer than reading a page this way. Its
 * SQL is built here once, since most lists use nine of them.
 */
export const lookUp = <T = string>(table: Table, column: PgColumn, link: PgColumn | SQL) =>
  decoded(
    is(link, Column)
      ? sql<T>`${sql.raw(`(select ${named(column)} from ${quoted(getTableName(table))} where ${named(table.id)} = ${named(link)})`)}`
      : sql<T>`(select ${column} from ${table} where ${table.id} = ${link})`,
  )

const quoted = (name: string) => `"${name}"`

const named = (column: PgColumn) => `${quoted(getTableName(column.table))}.${quoted(toSnakeCase(column.name))}`
