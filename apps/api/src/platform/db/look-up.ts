import { Column, getTableName, is, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { decoded } from './fast/decoders'

type Table = PgTable & Record<'id', PgColumn>

/**
 * What an id stands for, looked up row by row: to plan the join of eleven tables takes longer than to read a page so. Put
 * into words here and now, since most lists have nine of them and would have them put into words each time.
 */
export const lookUp = <T = string>(table: Table, column: PgColumn, link: PgColumn | SQL) =>
  decoded(
    is(link, Column)
      ? sql<T>`${sql.raw(`(select ${named(column)} from ${quoted(getTableName(table))} where ${named(table.id)} = ${named(link)})`)}`
      : sql<T>`(select ${column} from ${table} where ${table.id} = ${link})`,
  )

const quoted = (name: string) => `"${name}"`

const named = (column: PgColumn) => `${quoted(getTableName(column.table))}.${quoted(toSnakeCase(column.name))}`
