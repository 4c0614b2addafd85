import { join } from 'node:path'
import { fillYard } from '../fill/yard'
import { takeTurns } from '../load/take-turns'
import { metricsOf } from '../metrics'
import { startProduct } from '../server'
import type { Place } from '../stage'
import { atMost, type Row, type Table } from '../table'
import { changingLine } from '../works/cart'
import { reading } from '../works/catalogue'
import { confirming, ordering } from '../works/orders'
import { visiting } from '../works/page'

const ITEMS = 20_000
const CONNECTIONS = 16
const MOST_DELAY_MS = 20

/** The same without a database server: what its users can expect, and that the server itself stays responsive. */
export async function benchEmbedded({ folder }: Place): Promise<Table> {
  const source = { dataDir: join(folder, 'embedded') }
  const yard = await fillYard(source, ITEMS)
  const { address, stop } = await startProduct(source)
  const carts = confirming()
  // Nobody else can fill them while the server runs, so all rounds share what there is.
  carts.startWith(yard.carts)
  const works = [
    ['filtered page of 24', reading(yard.filteredPages)],
    ['one product', reading(yard.products)],
    ['change a cart line', changingLine(yard.cartLines)],
    ['place an order of 5 lines', carts.work],
    ['the whole flow of one, 7 calls', ordering(yard.shoppers, yard.items)],
    ['/pipe/pipe for a visitor', visiting],
  ] as const
  const rows: Row[] = []
  for (const [what, work] of works) {
    await metricsOf(address)
    const [figures] = await takeTurns([{ address, work }], CONNECTIONS)
    const { loopDelayP99, residentMegabytes } = await metricsOf(address)
    rows.push({
      cells: [what, figures.perSecond, figures.p50, figures.p99, loopDelayP99, residentMegabytes],
      goals: [atMost(MOST_DELAY_MS, loopDelayP99, ' ms')],
    })
  }
  await stop()
  return {
    title: 'The embedded database, 20,000 items, 16 connections',
    head: ['', '/s', 'p50 ms', 'p99 ms', 'loop delay p99 ms', 'memory MB'],
    rows,
  }
}
