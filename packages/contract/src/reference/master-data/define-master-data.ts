import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId, queryIdOrAll, recordId, success } from '../../platform/fields'
import { listQuery, queryText } from '../../platform/list-query'
import { inBodies, inQueries } from '../../platform/wire/spelling'
import { texts } from '../texts'
import type { Description, Fields, Parent } from './description'

type InputShape<F extends Fields> = { -readonly [K in keyof F]: F[K]['input'] }
type OutputShape<F extends Fields> = { -readonly [K in keyof F]: F[K]['output'] }
type Ids<P extends readonly Parent[], S> = { [K in P[number]['id']]: S }
type Nearest<P extends readonly Parent[]> = P extends readonly [...Parent[], infer Last extends Parent]
  ? Last['id']
  : never
type NearestId<P extends readonly Parent[]> = Record<Nearest<P>, z.ZodInt>
type Names<P extends readonly Parent[], S> = { [K in P[number]['name']]: S }

/** Builds the four calls of one kind of master data. */
export function defineMasterData<const Id extends string, const P extends readonly Parent[], const F extends Fields>(
  description: Description<Id, P, F>,
) {
  const { id, parents, fields, path, reading, resource, plural } = description
  const inputs = mapValues(fields, ({ input }) => input) as InputShape<F>
  const outputs = mapValues(fields, ({ output }) => output) as OutputShape<F>
  const ids = <S extends z.ZodType>(schema: S) => Object.fromEntries(parents.map(({ id }) => [id, schema])) as Ids<P, S>
  const names = <S extends z.ZodType>(schema: S) =>
    Object.fromEntries(parents.map(({ name }) => [name, schema])) as Names<P, S>
  const row = z.object({
    ...({ [id.field]: z.number() } as Record<Id, z.ZodNumber>),
    ...ids(z.number()),
    ...names(z.string()),
    ...outputs,
    /** Grows with every change: a form sends back the one it was loaded with. */
    version: z.number(),
  })
  const sortable = [...parents.map(({ name }) => name), ...Object.keys(fields)]
  const filters = Object.fromEntries(
    (description.filters ?? []).map((field) => [field, queryText(inQueries.toWire(field)).optional()]),
  )
  /** In a query the id has a spelling of its own. */
  const named = { input: { [id.field]: id.query } }
  const calls = {
    list: defineCall({
      method: 'GET',
      path,
      permission: reading,
      summary: `${plural}: one by its id, or all with -1.`,
      input: z.object({
        ...({ [id.field]: queryIdOrAll(id.query) } as Record<Id, ReturnType<typeof queryIdOrAll>>),
        ...filters,
        ...listQuery(sortable),
      }),
      response: z.array(row),
      paged: true,
      names: named,
    }),
    create: defineCall({
      method: 'POST',
      path,
      permission: 'manage master data',
      summary: `Create ${resource}`,
      input: z.object({ ...nearestParent(parents), ...inputs }),
      response: row,
    }),
    update: defineCall({
      method: 'PUT',
      path,
      permission: 'manage master data',
      summary: `Update ${resource}`,
      input: z.object({
        ...({ [id.field]: recordId(inBodies.toWire(id.field)) } as Record<Id, ReturnType<typeof recordId>>),
        ...ids(z.int().optional()),
        ...inputs,
        version: z.int().optional(),
      }),
      response: row,
    }),
    remove: defineCall({
      method: 'DELETE',
      path,
      permission: 'manage master data',
      summary: `${plural}: deletes one that nothing uses.`,
      input: z.object({ [id.field]: queryId(id.query) } as Record<Id, ReturnType<typeof queryId>>),
      response: success,
      names: named,
    }),
  }
  return { ...description, row, calls }
}

/** The nearest parent decides those above it. 0 and -1 are what a form holds while 'Please Select' is chosen. */
function nearestParent<P extends readonly Parent[]>(parents: P) {
  const parent = parents.at(-1)
  if (!parent) return {} as NearestId<P>
  const missing = () => texts.notSelected(parent.label())
  return { [parent.id]: recordId(inBodies.toWire(parent.id), missing) } as NearestId<P>
}

const mapValues = <V, W>(record: Readonly<Record<string, V>>, map: (value: V, key: string) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
