import type { Pool } from 'pg'

/** The content of a database by name, as values that two databases can be compared by. */
export type Holdings = Record<string, string>

/** Key business figures, so that a drill shows numbers that people know. */
const sums: Record<string, string> = {
  'orders, in paise': 'select sum(total_paise) from orders',
  'goods ordered, in paise': 'select sum(amount_paise) from order_lines',
  'steel ordered, in grams': 'select sum(grams) from order_lines',
  'stock taken by orders, in kg': 'select sum(taken_kg) from order_lines',
  'stock left, in kg': 'select sum(available_kg) from stock_items',
  'prices, in paise': 'select sum(price_paise_per_ton) from stock_items',
  'last order number': 'select max(last_number) from order_numbers',
  'mails waiting': 'select count(*) from mails where sent_at is null',
  'files, in bytes': 'select sum(bytes) from files',
}

/** The row count of each table and an order-independent hash; includes the migrations. */
export async function readHoldings(pool: Pool): Promise<Holdings> {
  const holdings: Holdings = {}
  const { rows: tables } = await pool.query<{ name: string; place: string }>(
    `select tablename as name, format('%I.%I', schemaname, tablename) as place from pg_tables
      where schemaname in ('public', 'drizzle') order by 1`,
  )
  for (const { name, place } of tables) {
    const hash = `coalesce(sum(('x' || left(md5(row::text), 15))::bit(60)::bigint), 0)`
    const text = `select count(*) || ' rows, hash ' || ${hash} as figure from ${place} row`
    holdings[`table ${name}`] = await figureOf(pool, text)
  }
  for (const [name, text] of Object.entries(sums)) {
    holdings[name] = await figureOf(pool, `select (${text})::text as figure`)
  }
  return holdings
}

async function figureOf(pool: Pool, text: string): Promise<string> {
  const { rows } = await pool.query<{ figure: string | null }>(text)
  return rows[0]?.figure ?? 'nothing'
}

/** The tables whose sequence would return an id that is taken. */
export async function sequencesBehind(pool: Pool): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string; sequence: string }>(
    `select table_name as table, column_name as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  )
  const behind: string[] = []
  for (const { table, column, sequence } of columns) {
    const { rows } = await pool.query<{ behind: boolean }>(
      `select coalesce((select max("${column}") from "${table}"), 0) >
        (select case when is_called then last_value else last_value - 1 end from ${sequence}) as behind`,
    )
    if (rows[0]?.behind !== false) behind.push(table)
  }
  return behind
}
