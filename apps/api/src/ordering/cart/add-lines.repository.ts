import { sql } from 'drizzle-orm'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import type { Db } from '../../platform/db/db'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { itemNames } from '../../inventory/stock/item-names.repository'
import { hasId } from '../../inventory/stock/stock-items.repository'

/** The items that are about to be added, locked against deletion until the transaction ends. */
export const lockItemsToAdd = (db: Db, ids: readonly number[]) =>
  db
    .select({
      ...itemNames,
      id: stockItems.id,
      lengthMetres: stockItems.lengthMetres,
      active: stockItems.active,
      pieceGrams: stockItems.pieceGrams,
    })
    .from(stockItems)
    .where(hasId(ids))
    .orderBy(stockItems.id)
    .for('key share')

interface NewLine {
  itemId: number
  quantity: string
  unit: Unit
}

/** One statement for all; a line of the same item takes the new quantity. */
export const putLines = (db: Db, buyerId: number, lines: readonly NewLine[]) =>
  db
    .insert(cartLines)
    .values(lines.map(({ itemId, quantity, unit }) => ({ buyerId, stockItemId: itemId, quantity, unit })))
    .onConflictDoUpdate({
      target: [cartLines.buyerId, cartLines.stockItemId],
      set: { quantity: sql`excluded.quantity`, unit: sql`excluded.unit` },
    })
