import { and, eq, exists, gt, isNotNull } from 'drizzle-orm'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import type { Db } from '../../platform/db/db'

/** The counted stock of an item that was sold since its last edit, in kilograms; null where it was not. */
export async function leftAfterSale(db: Db, itemId: number): Promise<bigint | null> {
  const sales = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.stockItemId, stockItems.id), gt(orders.createdAt, stockItems.updatedAt)))
  const [item] = await db
    .select({ left: stockItems.availableKg })
    .from(stockItems)
    .where(and(eq(stockItems.id, itemId), isNotNull(stockItems.availableKg), exists(sales)))
  return item?.left ?? null
}
