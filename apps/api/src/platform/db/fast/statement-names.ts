import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

/** A statement seen this often is worth preparing. */
const OFTEN = 3
/** Each prepared statement takes memory per connection, and filters have many combinations. */
const MAX_NAMED = 250
const MAX_WATCHED = 5000
const LONGEST = 10_000
const READS_OR_WRITES = /^\s*(select|insert|update|delete|with)\b/i

const timesSeen = new Map<string, number>()
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMED || text.length > LONGEST || !READS_OR_WRITES.test(text)) return known
  const times = (timesSeen.get(text) ?? 0) + 1
  if (timesSeen.size >= MAX_WATCHED) timesSeen.clear()
  timesSeen.set(text, times)
  if (times < OFTEN) return undefined
  timesSeen.delete(text)
  const name = `lh_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
  names.set(text, name)
  return name
}

/**
 * Names a recurring statement, so that the database parses and plans it once per connection, which for most of ours
 * takes longer than running it.
 */
export function named(query: QueryConfig): QueryConfig {
  if (query.name !== undefined) return query
  const name = nameOf(query.text)
  return name === undefined ? query : withProperties(query, { name })
}

/** Adds properties to an object by inheritance instead of copying, because the driver copies own properties, slowly. */
export const withProperties = (query: QueryConfig, more: Partial<QueryConfig>) =>
  Object.assign(Object.create(query) as QueryConfig, more)
