import type { Ledger } from '../ledger'
import { findWrongMails } from './mail-books'
import type { Pool, Trade } from '../trade'

interface StoredOrder {
  id: number
  key: string
  status: string
  lines: Record<string, string>
}

export interface Books {
  stored: number
  faults: string[]
}

/** Compares the stored data with what the buyers were told and with the initial stock, in plain SQL. */
export async function readBooks(
  pool: Pool,
  { trade, ledger, delivered }: { trade: Trade; ledger: Ledger; delivered: ReadonlyMap<string, number> },
): Promise<Books> {
  const { rows: orders } = await pool.query<StoredOrder>(
    `
    select o.id, o.idempotency_key as key, o.status,
      (select json_object_agg(l.stock_item_id, l.quantity::text) from order_lines l
        where l.order_id = o.id and l.removed_at is null) as lines
    from orders o where o.buyer_id = any($1)`,
    [trade.buyers.map(({ userId }) => userId)],
  )
  const faults = [
    ...findWrongOrders(orders, ledger),
    ...(await findNumberGaps(pool)),
    ...(await findWrongStock(pool, trade)),
    ...(await findWrongAmounts(pool)),
    ...(await findWrongMails(pool, delivered)),
  ]
  return { stored: orders.length, faults }
}

function findWrongOrders(stored: readonly StoredOrder[], { orders, cancelled }: Ledger): string[] {
  const faults: string[] = []
  const storedIds = new Set(stored.map(({ id }) => id))
  for (const id of orders.keys()) if (!storedIds.has(id)) faults.push(`order ${id} was acknowledged and is not stored`)
  for (const { id, key, status, lines } of stored) {
    const known = orders.get(id)
    if (!known) faults.push(`order ${id} is stored and nobody was told`)
    else if (known.key !== key) faults.push(`order ${id} has another key`)
    else if (!isSameCart(lines, known.lines)) faults.push(`order ${id} is not what was in the cart`)
    if ((status === 'Cancelled') !== cancelled.has(id)) faults.push(`order ${id} is ${status} against what was told`)
  }
  return faults
}

const isSameCart = (stored: Record<string, string>, filled: ReadonlyMap<number, number>) =>
  Object.keys(stored).length === filled.size && [...filled].every(([id, tons]) => Number(stored[id]) === tons)

async function findNumberGaps(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ year: string; most: number; count: number; last: number }>(`
    select y.financial_year as year, y.last_number as last, count(o.id)::int as count,
      max(split_part(o.order_no, '/', 3)::int) as most
    from order_numbers y left join orders o on split_part(o.order_no, '/', 2) = y.financial_year
    group by 1, 2
    having count(distinct o.order_no) <> y.last_number or max(split_part(o.order_no, '/', 3)::int) <> y.last_number`)
  return rows.map(({ year, count, most, last }) => `year ${year}: ${count} orders up to ${most}, last number ${last}`)
}

async function findWrongStock(pool: Pool, { items }: Trade): Promise<string[]> {
  const counted = items.filter(({ startKg }) => startKg !== null)
  const { rows } = await pool.query<{ id: number; now: string; start: string; taken: string }>(
    `
    select s.id, s.available_kg as now, b.kg as start, coalesce(t.kg, 0) as taken
    from unnest($1::int[], $2::bigint[]) as b(id, kg)
    join stock_items s using (id)
    left join (
      select l.stock_item_id as id, sum(l.taken_kg) as kg from order_lines l join orders o on o.id = l.order_id
      where o.status <> 'Cancelled' and l.removed_at is null group by 1
    ) t using (id)
    where s.available_kg + coalesce(t.kg, 0) <> b.kg`,
    [counted.map(({ id }) => id), counted.map(({ startKg }) => startKg)],
  )
  return rows.map(({ id, now, start, taken }) => `item ${id}: ${start} kg at first, ${now} left, ${taken} taken`)
}

/** Recalculates every order from its stored lines and rates; half a paisa is rounded up. */
async function findWrongAmounts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ order_no: string }>(`
    with summed as (
      select order_id, sum(amount_paise) as goods, sum(grams) as grams, count(distinct brand_id) as brands
      from order_lines where removed_at is null group by 1
    )
    select o.order_no from orders o left join summed s on s.order_id = o.id
    where (o.goods_paise, o.total_grams) is distinct from (s.goods::bigint, s.grams::bigint)
      or o.gst_paise <> round(o.goods_paise * o.gst_hundredths / 10000.0)
      or o.loading_paise <> round(o.total_grams * o.loading_paise_per_ton / 1000000.0)
      or o.platform_paise <> round(o.total_grams * o.platform_paise_per_ton / 1000000.0)
      or o.handling_paise <> (s.brands - 1) * o.handling_paise_per_extra_brand
      or o.total_paise <> o.goods_paise + o.gst_paise + o.weighment_paise + o.loading_paise + o.platform_paise
        + o.handling_paise + o.freight_paise`)
  return rows.map(({ order_no }) => `order ${order_no}: the amounts don't add up`)
}
