import { sql } from 'drizzle-orm'
import { fillDemoHistory } from '../../db/demo/history/fill-demo-history'
import { samplePayment } from '../../db/demo/sample-payment'
import type { Connection } from '../../platform/db/connect'
import { openTestDatabase } from './test-database'

const seller = {
  name: 'LohaHaat Steel',
  address: 'Rewari',
  gstNumber: '06AAACL0000A1ZR',
  ...samplePayment,
  paymentTerms: null,
}

export interface FilledHistory {
  connection: Connection
  now: Date
  /** Counted stock before and after, in kilograms by item. */
  before: Map<number, bigint>
  after: Map<number, bigint>
}

/** A database of its own with the demo's history up to an instant. */
export async function openHistory(now: Date): Promise<FilledHistory> {
  const connection = await openTestDatabase()
  const before = await stockOf(connection)
  await connection.db.transaction((tx) => fillDemoHistory(tx, { now, seller, siteUrl: 'https://lohahaat.example' }))
  return { connection, now, before, after: await stockOf(connection) }
}

async function stockOf({ db }: Connection) {
  const { rows } = await db.execute<{ id: number; kg: string }>(
    sql`select id, available_kg as kg from stock_items where available_kg is not null`,
  )
  return new Map(rows.map(({ id, kg }) => [id, BigInt(kg)]))
}
