/** A record as it was sent. */
export type Contents = Readonly<Record<string, unknown>>

interface Difference {
  field: string
  old: unknown
  new: unknown
}

/** The fields that differ, in the current order of the record, then the removed ones. */
export function differences(before: Contents, after: Contents): Difference[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...fields]
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
    .filter((pair) => !isSame(pair.old, pair.new))
}

/** Deep equality by JSON: the database stores the keys of an object in a fixed order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fields within fields by their paths, so that one changed setting is not shown as all of its group. */
export const flattened = (contents: Contents): Contents =>
  Object.fromEntries(Object.entries(contents).flatMap(([field, value]) => pathsOf(field, value)))

const pathsOf = (path: string, value: unknown): [string, unknown][] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([field, inner]) => pathsOf(`${path}.${field}`, inner))
    : [[path, value]]

const isGroup = (value: unknown): value is Contents =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
