import type { Pool, PoolClient } from 'pg'

/** Further apart than the ids of the orders that are copied. */
const STRIDE = 1000
const STEP = 5000
const SECONDS_OF_A_YEAR = 365 * 24 * 3600

/** What belongs to an order besides the tables that refer to it, directly or by others. */
const BESIDES = ['ledger_postings', 'ledger_entries', 'supplier_payments', 'audit_entries']
/** Ids of such rows that no foreign key names. */
const LOOSE_IDS = ['source_id', 'record_id']

interface Column {
  name: string
  type: string
  isUnique: boolean
  /** By itself, not only beside other columns. */
  isUniqueAlone: boolean
  /** The table that it refers to. */
  of: string | null
}

/**
 * Grows the orders that have an invoice to so many, with everything that the product wrote for them, over a year. Returns
 * the tables that grew.
 */
export async function fillYear(pool: Pool, orders: number): Promise<string[]> {
  const client = await pool.connect()
  try {
    return await copyOrders(client, orders)
  } finally {
    client.release(true)
  }
}

async function copyOrders(client: PoolClient, orders: number): Promise<string[]> {
  // Copies are right as they are, and are millions: no keys are checked and no triggers run.
  await client.query('set session_replication_role = replica')
  const tables = [...(await listTables(client)), ...BESIDES]
  const first = await keepInvoiced(client, tables)
  const copies = Math.ceil(orders / first) - 1
  for (const table of tables) {
    const columns = (await listColumns(client, table)).map((column) => ({
      ...column,
      value: valueOf(column, tables, copies),
    }))
    const names = columns.map(({ name }) => `"${name}"`).join()
    const values = columns.map(({ value }) => value).join()
    const places = await placesOf(client, table)
    for (let from = 1; from <= copies; from += STEP)
      await client.query(
        `insert into ${table} (${names}) overriding system value
         select ${values} from ${table} row, generate_series($1::int, $2::int) k where row.ctid = any($3::tid[])`,
        [from, Math.min(copies, from + STEP - 1), places],
      )
  }
  return tables
}

/** The rows that are copied, by their places: the copies come into the same table. */
async function placesOf(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(`select ctid::text as place from ${table}`)
  return rows.map(({ place }) => place)
}

/** Parents before children. */
async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with recursive found (oid) as (
       select 'orders'::regclass::oid union
       select conrelid from pg_constraint join found on confrelid = found.oid where contype = 'f'
     )
     select oid::regclass::text as name from found`,
  )
  return rows.map(({ name }) => name)
}

/** Leaves orders without an invoice out, since every order of a year ends with one. How many are left. */
async function keepInvoiced(client: PoolClient, tables: readonly string[]): Promise<number> {
  await client.query('delete from orders where id not in (select order_id from tax_documents)')
  const { rows } = await client.query<{ child: string; column: string; parent: string }>(
    `select conrelid::regclass::text as child, attname as column, confrelid::regclass::text as parent
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = any($1::regclass[])`,
    [tables],
  )
  for (let deleted = 1; deleted > 0;) {
    deleted = 0
    for (const { child, column, parent } of rows) {
      const { rowCount } = await client.query(
        `delete from ${child} where "${column}" is not null and not exists (
           select from ${parent} where ${parent}.id = ${child}."${column}")`,
      )
      deleted += rowCount ?? 0
    }
  }
  await client.query(
    `delete from audit_entries where resource = 'Order' and record_id not in (select id from orders)
       or resource not in ('Order', 'Consignment')`,
  )
  const { rows: counted } = await client.query<{ orders: number }>('select count(*)::int as orders from orders')
  return counted[0]?.orders ?? 0
}

async function listColumns(client: PoolClient, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
       exists (select from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey)) as "isUnique",
       exists (select from pg_index where indrelid = attrelid and indisunique and indkey::text = attnum::text)
         as "isUniqueAlone",
       (select confrelid::regclass::text from pg_constraint
        where conrelid = attrelid and contype = 'f' and conkey[1] = attnum limit 1) as of
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows
}

function valueOf(
  { name, type, isUnique, isUniqueAlone, of }: Column,
  tables: readonly string[],
  copies: number,
): string {
  const old = `row."${name}"`
  const isCopied = of === null ? isUnique || LOOSE_IDS.includes(name) : tables.includes(of)
  if (type === 'integer' || type === 'bigint') return isCopied ? `${old} + k * ${STRIDE}` : old
  if (/^(timestamp|date)/.test(type)) return `(${old} - k * interval '${SECONDS_OF_A_YEAR / copies} seconds')::${type}`
  if (!isUniqueAlone || !/^(text|character)/.test(type)) return old
  const other = `left(md5(${old} || '/' || k), length(${old}))`
  if (name !== 'number') return other
  return `case when ${old} ~ '^[0-9]+$' then '1' || lpad((row.id + k * ${STRIDE})::text, length(${old}) - 1, '0') else ${other} end`
}
