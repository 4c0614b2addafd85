import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { cartLines } from '../db/tables/cart-lines'
import { stockItems } from '../db/tables/stock-items'
import { users } from '../db/tables/users'
import { departmentName, itemNames } from '../stock/item-names.repository'

/** A line as the rules of money take it, with all that an order keeps of it. */
const columns = {
  ...itemNames,
  departmentName,
  cartId: cartLines.id,
  unit: cartLines.unit,
  quantity: cartLines.quantity,
  stockItemId: stockItems.id,
  brandId: stockItems.brandId,
  lengthMetres: stockItems.lengthMetres,
  pricePerTon: stockItems.pricePaisePerTon,
  pieceGrams: stockItems.pieceGrams,
  availableKg: stockItems.availableKg,
  mtc: stockItems.mtc,
  iso: stockItems.iso,
  hsn: stockItems.hsn,
  active: stockItems.active,
}

/** One buyer's cart, oldest line first, with what is true of its items now. */
export const listCart = (db: Db, buyerId: number) =>
  db
    .select(columns)
    .from(cartLines)
    .innerJoin(stockItems, eq(stockItems.id, cartLines.stockItemId))
    .where(eq(cartLines.buyerId, buyerId))
    .orderBy(cartLines.id)

export type CartRow = Awaited<ReturnType<typeof listCart>>[number]

/** Nobody else changes what belongs to this buyer until the transaction ends: not another device of his either. */
export const lockBuyer = (db: Db, buyerId: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, buyerId)).for('no key update')
