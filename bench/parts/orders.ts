import { fillCarts } from '../fill/buyers'
import type { Stage } from '../stage'
import type { Table } from '../table'
import { confirming, ordering } from '../works/orders'
import { compare, compareFlow, comparison } from './compare'
import { requireSameOrders } from './same-answers'

/** Vendure's orders per second through the whole flow on such a machine, and the multiple of it that is our goal. */
const VENDURE_ORDERS = 4.6
const TIMES_VENDURE = 100

export async function benchOrders(stage: Stage): Promise<Table> {
  const { yard, pool } = stage
  const { work, startWith } = confirming()
  await requireSameOrders(stage)
  const prepare = async () => {
    await fillCarts(pool, yard.carts)
    startWith(yard.carts)
  }
  return comparison('Orders against the ceiling, 20,000 items', [
    ...(await compare(stage, { what: 'place an order of 5 lines', work, prepare })),
    await compareFlow(stage, {
      what: 'the whole flow of one, 7 calls',
      work: ordering(yard.shoppers, yard.items),
      leastPerSecond: TIMES_VENDURE * VENDURE_ORDERS,
    }),
  ])
}
