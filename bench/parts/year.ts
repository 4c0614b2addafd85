import { join } from 'node:path'
import { Pool } from 'pg'
import { prepareDatabase } from '../../apps/api/src/db/prepare'
import { folderStorage, type FileStorage } from '../../apps/api/src/platform/files/storage'
import { fillYear } from '../fill/year'
import type { Place } from '../stage'
import type { Row, Table } from '../table'

/** 1,000 a day; fewer for a quick try: `BENCH_ORDERS=10000 npm run bench -- year`. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 365_000)
const MEGABYTE = 2 ** 20

const seller = {
  name: 'LohaHaat Steel',
  address: 'Rewari',
  gstNumber: '06AAACL0000A1ZR',
  bank: null,
  upiId: null,
  paymentTerms: null,
}

/** What a year of orders leaves in the database, table by table. */
export async function benchYear(place: Place): Promise<Table> {
  const { databaseUrl } = await place.newDatabase('year')
  const sizes = await sizesOf(databaseUrl, folderStorage(join(place.folder, 'year')))
  const orders = sizes.find(({ name }) => name === 'orders')?.rows ?? NaN
  const cellsOf = (table: number, indexes: number) => [table / MEGABYTE, indexes / MEGABYTE, (table + indexes) / orders]
  const rows: Row[] = sizes.map(({ name, rows, table, indexes }) => ({
    cells: [name, rows, ...cellsOf(table, indexes)],
  }))
  const sum = (key: 'rows' | 'table' | 'indexes') => sizes.reduce((total, size) => total + size[key], 0)
  rows.push({ cells: ['together', sum('rows'), ...cellsOf(sum('table'), sum('indexes'))] })
  return {
    title: `A year of ${orders.toLocaleString('en')} orders, each to its invoice`,
    head: ['', 'rows', 'table, MB', 'indexes, MB', 'bytes an order'],
    rows,
  }
}

interface Size {
  name: string
  rows: number
  /** Bytes. */
  table: number
  indexes: number
}

async function sizesOf(databaseUrl: string, storage: FileStorage): Promise<Size[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  try {
    const history = { now: new Date(), seller, siteUrl: 'https://lohahaat.example', storage }
    await prepareDatabase(pool, { demoData: true, history })
    const tables = await fillYear(pool, ORDERS)
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<Size>(
      `select relname as name, reltuples::int as rows, pg_table_size(oid)::float8 as table,
         pg_indexes_size(oid)::float8 as indexes
       from pg_class where oid = any($1::regclass[]) and reltuples > 1000 order by pg_total_relation_size(oid) desc`,
      [tables],
    )
    return rows
  } finally {
    await pool.end()
  }
}
