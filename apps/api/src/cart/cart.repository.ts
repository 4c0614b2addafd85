import { and, eq } from 'drizzle-orm'
import type { CartUnit } from '@lohahaat/contract/cart/quantity'
import type { Db } from '../db/db'
import { lookUp } from '../db/look-up'
import { cartLines } from '../db/tables/cart-lines'
import { stockItems } from '../db/tables/stock-items'
import { users } from '../db/tables/users'
import { departmentName, itemNames } from '../stock/item-names.repository'

interface LineIds {
  CartId: number
  StockDetailId: number
}

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
  /** Of the buyer's account. */
  gstNumber: lookUp(users, users.gstNumber, cartLines.buyerId),
}

const selectCart = (db: Db, buyerId: number) =>
  db
    .select(columns)
    .from(cartLines)
    .innerJoin(stockItems, eq(stockItems.id, cartLines.stockItemId))
    .where(eq(cartLines.buyerId, buyerId))
    .orderBy(cartLines.id)

export type CartRow = Awaited<ReturnType<typeof selectCart>>[number]

/** One buyer's cart, oldest line first, with what is true of its items now. */
export const listCart = async (db: Db, buyerId: number): Promise<CartRow[]> =>
  (await selectCart(db, buyerId)).map(weighable)

/** Pieces of an item that has lost its weight per piece can't be weighed any more: the line is as if it were new. */
const weighable = (row: CartRow): CartRow =>
  row.unit === 'Pieces' && row.pieceGrams === null ? { ...row, unit: 'Ton', quantity: '1.000' } : row

/** Which items one buyer's cart has, and in which lines. */
export const listItemsInCart = (db: Db, buyerId: number) =>
  db
    .select({ cartId: cartLines.id, stockItemId: cartLines.stockItemId })
    .from(cartLines)
    .where(eq(cartLines.buyerId, buyerId))
    .orderBy(cartLines.id)

export const countCart = (db: Db, buyerId: number) => db.$count(cartLines, eq(cartLines.buyerId, buyerId))

/** Nobody else changes what belongs to this buyer until the transaction ends: not another device of his either. */
export async function lockBuyer(db: Db, buyerId: number) {
  const [buyer] = await db
    .select({ email: users.email, legalName: users.legalName, phone: users.phone })
    .from(users)
    .where(eq(users.id, buyerId))
    .for('no key update')
  if (!buyer) throw new Error('A session without its user')
  return buyer
}

/** An item on its way into a cart. It can't be deleted before the transaction ends. */
export async function holdItem(db: Db, stockItemId: number) {
  const [item] = await db
    .select({ ...itemNames, lengthMetres: stockItems.lengthMetres, active: stockItems.active })
    .from(stockItems)
    .where(eq(stockItems.id, stockItemId))
    .for('key share')
  return item ?? null
}

/** Adds an item, which isn't there yet, as one ton and answers its line. */
export async function insertLine(db: Db, buyerId: number, stockItemId: number): Promise<number> {
  const [line] = await db.insert(cartLines).values({ buyerId, stockItemId }).returning({ id: cartLines.id })
  if (!line) throw new Error('The cart line was not stored')
  return line.id
}

/** One line of one buyer, which must be that of the item. */
export async function findLine(db: Db, buyerId: number, { CartId, StockDetailId }: LineIds) {
  const [line] = await db
    .select({ id: cartLines.id, pieceGrams: stockItems.pieceGrams })
    .from(cartLines)
    .innerJoin(stockItems, eq(stockItems.id, cartLines.stockItemId))
    .where(and(eq(cartLines.id, CartId), isItem(buyerId, StockDetailId)))
  return line ?? null
}

export const updateLine = (db: Db, id: number, set: { quantity: string; unit: CartUnit }) =>
  db.update(cartLines).set(set).where(eq(cartLines.id, id))

export const deleteItemFromCart = (db: Db, buyerId: number, stockItemId: number) =>
  db.delete(cartLines).where(isItem(buyerId, stockItemId))

const isItem = (buyerId: number, stockItemId: number) =>
  and(eq(cartLines.buyerId, buyerId), eq(cartLines.stockItemId, stockItemId))
