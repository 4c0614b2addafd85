import { eq, sql } from 'drizzle-orm'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'

type Kept = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'

/** An item without its audit columns. */
export type StockColumns = Required<Omit<typeof stockItems.$inferInsert, Kept>>

export interface PriceStep {
  stockItemId: number
  /** Null for the first price. */
  oldPaisePerTon: bigint | null
  newPaisePerTon: bigint
}

/** The table of items, and what keeps one of them from being deleted. */
export const stock = {
  table: stockItems,
  uses: [
    { columns: [cartLines.stockItemId], by: 'cartLines' },
    { columns: [orderLines.stockItemId], by: 'orderLines' },
    { columns: [approvalLines.stockItemId], by: 'approvalLines' },
  ] as const,
}

/** Inserts items with their first prices, in two statements, and returns their ids in the same order. */
export async function insertItems(db: Db, items: readonly StockColumns[], writer: Writer): Promise<number[]> {
  const kept = { createdAt: writer.at, updatedAt: writer.at, updatedBy: writer.userId }
  const rows = await db
    .insert(stockItems)
    .values(items.map((item) => ({ ...item, ...kept })))
    .returning({ stockItemId: stockItems.id, newPaisePerTon: stockItems.pricePaisePerTon })
  await recordPrices(
    db,
    rows.map((row) => ({ ...row, oldPaisePerTon: null })),
    writer,
  )
  return rows.map(({ stockItemId }) => stockItemId)
}

export const updateItem = (db: Db, id: number, item: Partial<StockColumns>, { userId, at }: Writer) =>
  db
    .update(stockItems)
    .set({ ...item, version: sql`${stockItems.version} + 1`, updatedAt: at, updatedBy: userId })
    .where(eq(stockItems.id, id))

export const recordPrices = (db: Db, steps: readonly PriceStep[], { userId, at }: Writer) =>
  db.insert(priceChanges).values(steps.map((step) => ({ ...step, changedBy: userId, changedAt: at })))
