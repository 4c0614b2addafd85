import { and, gt } from 'drizzle-orm'
import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import type { Db } from '../../platform/db/db'
import { orders } from '../../db/tables/ordering/orders'
import { matches } from './order-filters.repository'
import type { OrderRecord } from '../orders/orders.repository'

const CHUNK = 500

/** All orders that match, the oldest first, a few at a time: of 100,000 only these take memory and keep others waiting. */
export async function* readOrders(db: Db, filters: OrderFilters): AsyncGenerator<OrderRecord[]> {
  let last = 0
  for (;;) {
    const found = await db
      .select()
      .from(orders)
      .where(and(gt(orders.id, last), matches(filters)))
      .orderBy(orders.id)
      .limit(CHUNK)
    if (found.length > 0) yield found
    if (found.length < CHUNK) return
    last = found.at(-1)?.id ?? last
  }
}
