import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { decoded } from '../../platform/db/fast/decoders'
import { shapedStatement } from '../../platform/db/fast/statement'
import { everyCondition, type ProductConditions } from './product-conditions.repository'

interface Counted {
  total: number
  /** The rows that make up the total. */
  rows: number
  /** The items in the place, whatever is chosen. */
  ofPlace: number
}

const counted = {
  total: decoded(sql<number>`total`),
  rows: decoded(sql<number>`rows`),
  ofPlace: decoded(sql<number>`of_place`),
}

const count = shapedStatement<Counted>()

/** How many products fit, and whether they are so few that they are found shelf by shelf. */
export async function countProducts(db: Db, conditions: ProductConditions) {
  const { counts, shape, values } = conditions
  const [found] = await count(db, shape, values, counted, () => selectCounts(db, counts))
  if (!found) throw new Error('A sum without its row')
  const { total, rows, ofPlace } = found
  return { total, isRare: total * rows < ofPlace }
}

function selectCounts(db: Db, counts: ProductConditions['counts']) {
  const { table, place = sql`true` } = counts
  const isOne = everyCondition({ ...counts, place: undefined }) ?? sql`true`
  const sums = sql`
    select coalesce(sum(${table.items}) filter (where ${isOne}), 0)::int as total,
      (count(*) filter (where ${isOne}))::int as rows, coalesce(sum(${table.items}), 0)::int as of_place
    from ${table} where ${place}`
  return db.select(counted).from(sql`(${sums}) counted`)
}
