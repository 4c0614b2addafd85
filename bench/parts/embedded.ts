import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { fillCarts } from '../fill/buyers'
import { fillYard } from '../fill/yard'
import { takeTurns, type Side } from '../load/take-turns'
import { metricsOf } from '../metrics'
import { startProduct, type Source } from '../server'
import type { Place } from '../stage'
import { atLeast, atMost, type Row, type Table } from '../table'
import { changingLine } from '../works/cart'
import { reading } from '../works/catalogue'
import { confirming, ordering } from '../works/orders'
import { visiting } from '../works/page'

const ITEMS = 20_000
const CONNECTIONS = 16
const LEAST_OF_SERVER = 0.8
const MAX_DELAY_MS = 20

const WORKS = [
  'filtered page of 24',
  'one product',
  'change a cart line',
  'place an order of 5 lines',
  'the whole flow of one, 7 calls',
  '/pipe/pipe for a visitor',
]

/** The same product on the embedded database and on a database server, alternating. */
export async function benchEmbedded(place: Place): Promise<Table> {
  const embedded = await openSide({ dataDir: join(place.folder, 'embedded') })
  const server = await openSide(await place.newDatabase('beside'))
  const rows: Row[] = []
  for (const [index, what] of WORKS.entries()) {
    await metricsOf(embedded.address)
    const [ours, theirs] = await takeTurns([embedded.works[index] as Side, server.works[index] as Side], CONNECTIONS)
    const { loopDelayP99, residentMegabytes } = await metricsOf(embedded.address)
    const ratio = ours.perSecond / theirs.perSecond
    const rates = [ours.perSecond, theirs.perSecond, ratio, ours.p50, theirs.p50, ours.p99, theirs.p99]
    rows.push({
      cells: [what, ...rates, loopDelayP99, residentMegabytes],
      goals: [atLeast(LEAST_OF_SERVER, ratio), atMost(MAX_DELAY_MS, loopDelayP99, ' ms')],
    })
  }
  await embedded.close()
  await server.close()
  return {
    title: 'The embedded database beside a server, 20,000 items, 16 connections',
    head: ['', '/s', 'server', 'ratio', 'p50 ms', 'server', 'p99 ms', 'server', 'loop delay p99 ms', 'memory MB'],
    rows,
  }
}

async function openSide(source: Source) {
  const yard = await fillYard(source, ITEMS)
  const { address, stop } = await startProduct(source)
  const pool = new Pool({ connectionString: source.databaseUrl ?? (await embeddedUrl(source.dataDir)), max: 1 })
  const carts = confirming()
  const prepare = async () => {
    await fillCarts(pool, yard.carts)
    carts.startWith(yard.carts)
  }
  const works: Omit<Side, 'address'>[] = [
    { work: reading(yard.filteredPages) },
    { work: reading(yard.products) },
    { work: changingLine(yard.cartLines) },
    { work: carts.work, prepare },
    { work: ordering(yard.shoppers, yard.items) },
    { work: visiting },
  ]
  return {
    address,
    works: works.map((work) => ({ ...work, address })),
    async close() {
      await pool.end()
      await stop()
    },
  }
}

/** PostgreSQL writes the folder of its socket into the fifth line of this file. */
async function embeddedUrl(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return `postgresql://postgres@${encodeURIComponent(lines[4] ?? '')}/postgres`
}
