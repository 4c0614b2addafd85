/** A record as it was on the wire. */
export type Contents = Readonly<Record<string, unknown>>

interface Difference {
  field: string
  old: unknown
  new: unknown
}

/** The fields that differ, in the order the record has them now, then those that are gone. */
export function differences(before: Contents, after: Contents): Difference[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...fields]
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
    .filter((pair) => !isSame(pair.old, pair.new))
}

/** Lists and objects are the same when they hold the same; the database keeps the names of an object in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
