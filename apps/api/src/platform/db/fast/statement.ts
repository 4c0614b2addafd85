import { DrizzleQueryError, is, Param, Placeholder } from 'drizzle-orm'
import type { QueryArrayConfig, QueryArrayResult, QueryConfig } from 'pg'
import type { Db } from '../db'
import { ResilientPool } from '../pool'
import { datesAsText, decodersOf, type Fields } from './decoders'
import { withProperties } from './statement-names'

interface Built {
  toSQL(): { sql: string; params: unknown[] }
}

type RowsOf<Row> = Built & PromiseLike<Row[]>
type Run<Row> = (db: Db, given: object) => Promise<Row[]>

/**
 * A statement whose SQL is built once, with placeholders for its values: building it each time takes longer than
 * running it. It runs on the given connection or transaction. The fields are what it selects or returns, in order.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it names what must be given
export function statement<Values extends object, Row>(
  name: string,
  fields: Fields<Row>,
  build: (db: Db) => RowsOf<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let run: Run<Row> | undefined
  return (db, values) => {
    run ??= compile<Row>(build(db), { name, fields })
    return run(db, values)
  }
}

/** As statement, for one without a result. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it names what must be given
export function command<Values extends object>(
  name: string,
  build: (db: Db) => Built,
): (db: Db, values: Values) => Promise<unknown> {
  let run: Run<never> | undefined
  return (db, values) => {
    run ??= compile<never>(build(db), { name, fields: {} })
    return run(db, values)
  }
}

/** Filters have more combinations than are ever used. */
const MAX_SHAPES = 500

/** One statement per shape: those of one shape differ only in their values. */
export function shapedStatement<Row>(way: { takesLong?: boolean } = {}) {
  const compileOnce = oncePerShape<Row>()
  return (db: Db, shape: string, values: object, fields: Fields<Row>, build: () => RowsOf<Row>): Promise<Row[]> =>
    compileOnce(shape, () => compile<Row>(build(), { fields, ...way }))(db, values)
}

/** As shapedStatement, for one without a result. */
export function shapedCommand() {
  const compileOnce = oncePerShape<never>()
  return (db: Db, shape: string, values: object, build: () => Built): Promise<unknown> =>
    compileOnce(shape, () => compile<never>(build(), { fields: {} }))(db, values)
}

function oncePerShape<Row>() {
  const known = new Map<string, Run<Row>>()
  return (shape: string, make: () => Run<Row>): Run<Row> => {
    const found = known.get(shape)
    if (found) return found
    if (known.size >= MAX_SHAPES) known.clear()
    const made = make()
    known.set(shape, made)
    return made
  }
}

interface Way {
  /** Without one it gets a name when it recurs. */
  name?: string
  fields: object
  /** Then it gets its own connection, so that no quick query waits behind it. */
  takesLong?: boolean
}

function compile<Row>(built: Built, { name, fields, takesLong }: Way): Run<Row> {
  const { sql: text, params } = built.toSQL()
  const fillers = params.map(fillerOf)
  const base = {
    ...(name !== undefined && { name }),
    text,
    types: datesAsText,
    rowMode: 'array',
  } satisfies QueryConfig & {
    rowMode: 'array'
  }
  const columns = decodersOf(fields)
  // Copied for each row, since adding keys one by one is slow.
  const empty = Object.fromEntries(columns.map(({ key }) => [key, null]))

  function toRecord(row: unknown[]) {
    const record: Record<string, unknown> = { ...empty }
    columns.forEach(({ key, decode }, index) => {
      const value = row[index]
      if (value !== null) record[key] = decode(value)
    })
    return record as Row
  }

  function toRecords(result: QueryArrayResult<unknown[]>): Row[] {
    if (result.rows.length > 0 && result.fields.length !== columns.length)
      throw new Error(`${result.fields.length} columns were answered where ${columns.length} are known: ${text}`)
    return result.rows.map(toRecord)
  }

  return async (db, given) => {
    const values = fillers.map((fill) => fill(given))
    const query = withProperties(base, { values }) as QueryArrayConfig
    const client = db.$client
    const answer = client instanceof ResilientPool && !takesLong ? client.ask(query) : client.query<unknown[]>(query)
    return toRecords(
      await answer.catch((error: unknown) => {
        throw new DrizzleQueryError(text, values, error as Error)
      }),
    )
  }
}

type Filler = (given: object) => unknown

function fillerOf(param: unknown): Filler {
  if (is(param, Placeholder)) return readerOf(param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value: placeholder } = param
  const read = readerOf(placeholder.name)
  return (given) => {
    const value = read(given)
    return value === null ? null : encoder.mapToDriverValue(value)
  }
}

/**
 * `unit` is a property of the given object, `3.unit` of the fourth in a given list. A missing value is an error, not
 * null.
 */
function readerOf(name: string): Filler {
  const [key = '', place] = name.split('.').reverse()
  return (given) => {
    const record: unknown = place === undefined ? given : Reflect.get(given, place)
    const value: unknown = Reflect.get(record as object, key)
    if (value === undefined) throw new Error(`No value is given for ${name}`)
    return value
  }
}
