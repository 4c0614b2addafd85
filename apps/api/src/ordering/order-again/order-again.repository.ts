import { inArray } from 'drizzle-orm'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import type { Db } from '../../platform/db/db'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'

export interface LineToAdd {
  stockItemId: number
  unit: Unit
  quantity: string
}

/** Which items are for sale, how and at which price; locked against deletion until the transaction ends. */
export const lockItems = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: stockItems.id,
      active: stockItems.active,
      pieceGrams: stockItems.pieceGrams,
      pricePaise: stockItems.pricePaisePerTon,
    })
    .from(stockItems)
    .where(inArray(stockItems.id, [...ids]))
    .orderBy(stockItems.id)
    .for('key share')

export async function insertLines(db: Db, buyerId: number, lines: readonly LineToAdd[]) {
  if (lines.length > 0) await db.insert(cartLines).values(lines.map((line) => ({ ...line, buyerId })))
}
