import { Pool } from 'pg'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fillCarts, sessionOf } from '../fill/buyers'
import { fillDatabase } from '../fill/fill'
import { insertBuyerWithOrders } from '../fill/orders'
import { fillYard, type Yard } from '../fill/yard'
import { takeTurns, type Side } from '../load/take-turns'
import { startProduct } from '../server'
import type { Place } from '../stage'
import { atMost, type Row, type Table } from '../table'
import { changingLine } from '../works/cart'
import { reading } from '../works/catalogue'
import { confirming } from '../works/orders'
import { pathOf } from '../works/request'

// `BENCH_ITEMS=2000,2000000 npm run bench -- growth` for the largest shop, which takes minutes to fill.
export const ITEMS = (process.env['BENCH_ITEMS'] ?? '2000,20000,200000').split(',').map(Number)
const ORDERS = [10, 1000, 100_000]
const CONNECTIONS = 16
/** However much the data grows, it may take twice as long. */
const MAX_TIMES = 2

/** The same calls with more and more data. */
export async function benchStockGrowth(place: Place): Promise<Table> {
  const yards = []
  for (const items of ITEMS) {
    const source = await place.newDatabase(`items_${items}`)
    const yard = await fillYard(source, items)
    const pool = new Pool({ connectionString: source.databaseUrl, max: 1 })
    yards.push({ yard, pool, server: await startProduct(source) })
  }
  // Every database is asked for the same pages, so that all answers have the same length.
  const pages = yards[0]?.yard.filteredPages ?? []
  const works: [string, (yard: Yard, pool: Pool) => Omit<Side, 'address'>][] = [
    ['filtered page of 24', () => ({ work: reading(pages) })],
    ['one product', ({ products }) => ({ work: reading(products) })],
    ['change a cart line', ({ cartLines }) => ({ work: changingLine(cartLines) })],
    ['place an order of 5 lines', confirmingCarts],
  ]
  const rows: Row[] = []
  for (const [what, workFor] of works) {
    const sides = yards.map(({ yard, pool, server: { address } }) => ({ address, ...workFor(yard, pool) }))
    rows.push(await growthOf(what, sides))
  }
  await Promise.all(yards.flatMap(({ pool, server }) => [pool.end(), server.stop()]))
  return growth('Growth of the stock: requests a second', ITEMS, rows)
}

function confirmingCarts({ carts }: Yard, pool: Pool): Omit<Side, 'address'> {
  const { work, startWith } = confirming()
  const prepare = async () => {
    await fillCarts(pool, carts)
    startWith(carts)
  }
  return { work, prepare }
}

export async function benchOrderGrowth(place: Place): Promise<Table> {
  const source = await place.newDatabase('orders')
  const buyerIds = await fillDatabase(source, ITEMS[0] ?? 0, async (pool) => {
    const inserted = []
    for (const orders of ORDERS) inserted.push(await insertBuyerWithOrders(pool, orders))
    return inserted
  })
  const server = await startProduct(source)
  const path = pathOf(fetchMyOrder, { page: 1, pageSize: 10 })
  const sides = buyerIds.map((id) => ({ address: server.address, work: reading([path], sessionOf(id)) }))
  const row = await growthOf('first page of 10 orders of a buyer', sides)
  await server.stop()
  return growth('Growth of a buyer’s orders: requests a second', ORDERS, [row])
}

export async function growthOf(what: string, sides: Side[], mostTimes = MAX_TIMES): Promise<Row> {
  const figures = await takeTurns(sides, CONNECTIONS)
  const perSecond = figures.map((figure) => figure.perSecond)
  const times = (perSecond[0] ?? NaN) / (perSecond.at(-1) ?? NaN)
  const rounds = figures[0]?.rounds.map((rate, round) => rate / (figures.at(-1)?.rounds[round] ?? NaN)) ?? []
  return { cells: [what, ...perSecond, times], goals: [atMost(mostTimes, times, ' times')], rounds, isLessBetter: true }
}

export const growth = (title: string, sizes: number[], rows: Row[]): Table => ({
  title,
  head: ['', ...sizes.map((size) => size.toLocaleString('en')), 'times slower'],
  rows,
})
