import type { ToldOrder } from '../../chaos/ledger'
import type { Pool } from '../../chaos/trade'

/** What came of a round. */
export interface Finding {
  round: string
  told: number
  stored: number
  /** Told and not stored. */
  lost: number
  /** Stored twice under one key. */
  doubled: number
  /** Numbers of the series that no order has. */
  gaps: number
  repeats: number
  longestMs: number
  tookMs: number
  /** Rows that a frozen node acknowledged, and those of them that are missing. */
  witnessed: number
  witnessedLost: number
  notes: readonly string[]
  faults: readonly string[]
}

type Counts = Pick<Finding, 'told' | 'stored' | 'lost' | 'doubled' | 'gaps'>

/** Orders by their keys: a database that forgets gives the same id again. */
export async function countOrders(pool: Pool, told: readonly ToldOrder[]): Promise<Counts> {
  const { rows } = await pool.query<Omit<Counts, 'told'>>(
    `
    with stored as (select idempotency_key as key, count(*)::int as times from orders
      where idempotency_key is not null group by 1),
    numbers as (select (select sum(last_number) from order_numbers) - count(distinct order_no) as missing from orders)
    select coalesce(sum(times), 0)::int as stored, coalesce(sum(times - 1), 0)::int as doubled,
      (select count(*)::int from unnest($1::text[]) as told(key) where key not in (select key from stored)) as lost,
      (select coalesce(missing, 0)::int from numbers) as gaps
    from stored`,
    [told.map(({ key }) => key)],
  )
  const counted = rows[0]
  if (!counted) throw new Error('nothing was counted')
  return { told: told.length, ...counted }
}

/** The longest time without an acknowledged order, of all buyers together. */
export const longestPause = (told: readonly ToldOrder[], until: number) =>
  Math.max(0, ...told.map(({ at }, n) => (told[n + 1]?.at ?? until) - at))
