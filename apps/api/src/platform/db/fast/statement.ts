import { DrizzleQueryError, is, Param, Placeholder } from 'drizzle-orm'
import type { Pool, PoolClient, QueryArrayConfig, QueryConfig } from 'pg'
import type { Db } from '../db'
import { ResilientPool } from '../pool'
import { withOwn } from './statement-names'

/** What the query builder keeps of a statement, of which its types tell little. */
interface Prepared {
  queryString: string
  params: unknown[]
  /** What it answers, column by column; missing where it answers nothing. */
  fields?: { path: [string]; field: Decoder | { decoder: Decoder } | { sql: { decoder: Decoder } } }[]
  queryConfig: Pick<QueryConfig, 'types'>
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

interface Preparable {
  prepare(name: string): unknown
}

type Given = Record<string, unknown>

/**
 * A statement that is put into words once, with placeholders for what differs: to do so each time takes the query builder
 * longer than the database takes to answer. It is sent at once, over whichever connection or transaction is given.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- they name what must be given and what comes
export function statement<Values extends object, Rows>(
  name: string,
  build: (db: Db) => Preparable,
): (db: Db, values: Values) => Promise<Rows> {
  let run: ReturnType<typeof compile> | undefined
  return (db, values) => {
    run ??= compile(build(db).prepare(name), { name })
    return run(db, values as Given) as Promise<Rows>
  }
}

/** Filters can be combined in more ways than anybody does. */
const MOST_SHAPES = 500

/** As many statements as there are shapes of it: those of one shape differ by their values only. */
export function shapedStatement<Rows>({ takesLong = false } = {}) {
  const known = new Map<string, ReturnType<typeof compile>>()
  return (db: Db, shape: string, values: Given, build: () => Preparable): Promise<Rows> => {
    let run = known.get(shape)
    if (!run) {
      if (known.size >= MOST_SHAPES) known.clear()
      run = compile(build().prepare(''), { takesLong })
      known.set(shape, run)
    }
    return run(db, values) as Promise<Rows>
  }
}

interface Way {
  /** Without one it is named when it comes again. */
  name?: string
  /** Then it gets a connection of its own, where nobody's question waits behind it. */
  takesLong?: boolean
}

function compile(prepared: unknown, { name, takesLong }: Way) {
  const { queryString: text, params, fields = [], queryConfig } = prepared as Prepared
  const fillers = params.map(fillerOf)
  const base = { name, text, types: queryConfig.types, rowMode: 'array' } as QueryConfig
  const columns = fields.map(({ path: [key], field }) => ({ key, decoder: decoderOf(field) }))

  // Copied for each row, since to add one key after the other is slow.
  const empty = Object.fromEntries(columns.map(({ key }) => [key, null]))

  function toRecord(row: unknown[]) {
    const record: Record<string, unknown> = { ...empty }
    columns.forEach(({ key, decoder }, index) => {
      const value = row[index]
      if (value !== null) record[key] = decoder.mapFromDriverValue(value)
    })
    return record
  }

  return async (db: Db, given: Given) => {
    const values = fillers.map((fill) => fill(given))
    const client = Reflect.get(db._.session, 'client') as Pool | PoolClient
    const query = withOwn(base, { values }) as QueryArrayConfig
    try {
      const isShared = client instanceof ResilientPool && !takesLong
      const { rows } = await (isShared ? client.ask(query) : client.query<unknown[]>(query))
      return rows.map(toRecord)
    } catch (error) {
      throw new DrizzleQueryError(text, values, error as Error)
    }
  }
}

type Filler = (given: Given) => unknown

function fillerOf(param: unknown): Filler {
  if (is(param, Placeholder)) return readerOf(param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value: placeholder } = param
  const read = readerOf(placeholder.name)
  return (given) => {
    const value = read(given) ?? null
    return value === null ? null : encoder.mapToDriverValue(value)
  }
}

/** `unit` is read of what is given, `3.unit` of the fourth in a list of such. */
function readerOf(name: string): Filler {
  const [key, place] = name.split('.').reverse() as [string, string?]
  return place === undefined ? (given) => given[key] : (given) => (given[place] as Given)[key]
}

function decoderOf(field: NonNullable<Prepared['fields']>[number]['field']): Decoder {
  if ('mapFromDriverValue' in field) return field
  return 'sql' in field ? field.sql.decoder : field.decoder
}
