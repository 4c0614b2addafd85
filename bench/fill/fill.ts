import type { Pool } from 'pg'
import { connect } from '../../apps/api/src/platform/db/connect'
import { prepareDatabase } from '../../apps/api/src/db/prepare'
import { multiplyStock } from '../../apps/api/src/testing/multiply-stock'
import type { Source } from '../server'
import { insertSellers } from './sellers'
import { withoutIndexes } from './without-indexes'

/** An endless supply, since the same few thousand buyers order all day. */
const ENDLESS_KG = 10 ** 12

const SELLERS = 500

/** Fills a new database with so many items, and lets the caller add more before the vacuum. */
export async function fillDatabase<T>(source: Source, items: number, more: (pool: Pool) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = source
  const { pool, close } = await connect(databaseUrl === undefined ? { dataDir } : { databaseUrl })
  await prepareDatabase(pool, { demoData: true })
  const sellers = await insertSellers(pool, SELLERS)
  await withoutIndexes(pool, 'stock_items', (client) => multiplyStock(client, items, sellers))
  await pool.query('select refill_stock_counts()')
  await pool.query('update stock_items set available_kg = $1 where available_kg is not null', [ENDLESS_KG])
  // Nobody sends the ceiling's letters, so they stay queued; the product sends its own as usual.
  await pool.query(`alter table mails alter next_try_at set default 'infinity'`)
  const filled = await more(pool)
  await pool.query('vacuum analyze')
  await close()
  return filled
}
