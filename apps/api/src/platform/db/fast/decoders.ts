import { Column, is, SQL } from 'drizzle-orm'
import { types, type CustomTypesConfig } from 'pg'

/** What a statement selects or returns, by the keys of its rows. */
export type Fields<Row> = { readonly [Key in keyof Row]-?: Column | SQL }

type Decode = (value: unknown) => unknown

const decoders = new WeakMap<SQL, Decode>()

/** Selects an expression and says how to decode its value; by default as the driver does. */
export function decoded<T>(expression: SQL<T>): SQL<T>
export function decoded<T>(expression: SQL, decode: (value: string) => T): SQL<T>
export function decoded(expression: SQL, decode?: (value: string) => unknown): SQL {
  const mapped = decode ? expression.mapWith(decode) : expression
  decoders.set(mapped, decode ? (value) => decode(String(value)) : (value) => value)
  return mapped
}

/** The decoders of a row's columns, in order. A field without one is an error. */
export const decodersOf = (fields: object) =>
  Object.entries(fields).map(([key, field]: [string, unknown]) => ({ key, decode: decoderOf(key, field) }))

function decoderOf(key: string, field: unknown): Decode {
  if (is(field, Column)) return (value) => field.mapFromDriverValue(value)
  const decode = is(field, SQL) && decoders.get(field)
  if (!decode) throw new Error(`Nothing says how ${key} is read: select it by decoded()`)
  return decode
}

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins
const ARRAYS = [1115, 1182, 1185, 1187]
const DATES = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL, ...ARRAYS])

const asIs = (text: string) => text
const getTypeParser: typeof types.getTypeParser = (id, format): unknown =>
  DATES.has(id) ? asIs : types.getTypeParser(id, format)

/** Dates as text, which is what the columns of the query builder decode. */
export const datesAsText: CustomTypesConfig = { getTypeParser }
