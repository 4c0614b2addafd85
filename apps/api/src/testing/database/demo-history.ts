import { sql } from 'drizzle-orm'
import { fillDemoHistory } from '../../db/demo/history/fill-demo-history'
import { samplePayment } from '../../db/demo/sample-payment'
import type { Connection } from '../../platform/db/connect'
import type { FileStorage } from '../../platform/files/storage'
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
  /** Its files by name. */
  stored: ReadonlyMap<string, Buffer>
}

/** A database of its own with the demo's history up to an instant. */
export async function openHistory(now: Date): Promise<FilledHistory> {
  const connection = await openTestDatabase()
  const stored = new Map<string, Buffer>()
  const before = await stockOf(connection)
  await connection.db.transaction((tx) =>
    fillDemoHistory(tx, { now, seller, siteUrl: 'https://lohahaat.example', storage: storageInMemory(stored) }),
  )
  return { connection, now, before, after: await stockOf(connection), stored }
}

/** What is put here is looked at by tests and by nobody else. */
const storageInMemory = (stored: Map<string, Buffer>): FileStorage => ({
  put: async (name, bytes) => void stored.set(name, bytes),
  get: async (name) => stored.get(name) ?? null,
  remove: async (name) => void stored.delete(name),
  async *list() {
    yield [...stored.keys()].map((name) => ({ name, storedAt: new Date(0) }))
  },
})

async function stockOf({ db }: Connection) {
  const { rows } = await db.execute<{ id: number; kg: string }>(
    sql`select id, available_kg as kg from stock_items where available_kg is not null`,
  )
  return new Map(rows.map(({ id, kg }) => [id, BigInt(kg)]))
}
