import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type Table = PgTable & Record<'id', PgColumn>

/** What an id stands for, looked up row by row: to plan the join of eleven tables takes longer than to read a page so. */
export const lookUp = <T = string>(table: Table, column: PgColumn, link: PgColumn | SQL) =>
  sql<T>`(select ${column} from ${table} where ${table.id} = ${link})`
