import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { deleteRecord, findUses, lockRecord } from '../../reference/master-data/write.repository'

type Kept = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'

/** An item as the table holds it, apart from what is kept about its changes. */
export type StockColumns = Required<Omit<typeof stockItems.$inferInsert, Kept>>

export interface Writer {
  userId: number
  at: Date
}

export interface PriceStep {
  stockItemId: number
  /** Null for the first price. */
  oldPaisePerTon: bigint | null
  newPaisePerTon: bigint
}

const stock = {
  table: stockItems,
  uses: [
    { columns: [cartLines.stockItemId], by: 'cartLines' },
    { columns: [orderLines.stockItemId], by: 'orderLines' },
  ] as const,
}

export const lockItem = (db: Db, id: number) => lockRecord(db, stock, id)
export const findItemUses = (db: Db, id: number) => findUses(db, stock, id)
export const deleteItem = (db: Db, id: number) => deleteRecord(db, stock, id)

/** Inserts items with their first prices, in two statements, and answers their ids in the same order. */
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
