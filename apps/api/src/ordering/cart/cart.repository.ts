import { and, eq, sql } from 'drizzle-orm'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import type { Db } from '../../platform/db/db'
import { lookUp } from '../../platform/db/look-up'
import { decoded } from '../../platform/db/fast/decoders'
import { command, statement } from '../../platform/db/fast/statement'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { users } from '../../db/tables/identity/users'
import { itemBackOn } from '../../inventory/stock/back-on.repository'
import { departmentName, itemNames } from '../../inventory/stock/item-names.repository'

interface LineIds {
  cartLineId: number
  itemId: number
}

interface LineQuantity {
  quantity: string
  unit: Unit
}

/** A line with everything that prices need and an order copies. */
const columns = {
  ...itemNames,
  departmentName,
  cartLineId: cartLines.id,
  unit: cartLines.unit,
  quantity: cartLines.quantity,
  stockItemId: stockItems.id,
  sellerId: stockItems.sellerId,
  brandId: stockItems.brandId,
  lengthMetres: stockItems.lengthMetres,
  pricePerTon: stockItems.pricePaisePerTon,
  pieceGrams: stockItems.pieceGrams,
  availableKg: stockItems.availableKg,
  mtc: stockItems.mtc,
  iso: stockItems.iso,
  hsn: stockItems.hsn,
  active: stockItems.active,
  backOn: itemBackOn,
  /** From the buyer's account. */
  gstNumber: lookUp(users, users.gstNumber, cartLines.buyerId),
}

const buyerIs = eq(cartLines.buyerId, sql.placeholder('buyerId'))

const selectCart = (db: Db) =>
  db
    .select(columns)
    .from(cartLines)
    .innerJoin(stockItems, eq(stockItems.id, cartLines.stockItemId))
    .where(buyerIs)
    .orderBy(cartLines.id)

export type CartRow = Awaited<ReturnType<typeof selectCart>>[number]

const readCart = statement<{ buyerId: number }, CartRow>('cart', columns, selectCart)

/** One buyer's cart, oldest line first, with the current data of its items. */
export const listCart = async (db: Db, buyerId: number): Promise<CartRow[]> =>
  (await readCart(db, { buyerId })).map(weighable)

/** Pieces of an item that has lost its weight per piece cannot be weighed: the line becomes one ton again. */
const weighable = (row: CartRow): CartRow =>
  row.unit === 'Pieces' && row.pieceGrams === null ? { ...row, unit: 'Ton', quantity: '1.000' } : row

const itemOfLine = { cartLineId: cartLines.id, stockItemId: cartLines.stockItemId }
const selectItems = statement<{ buyerId: number }, { cartLineId: number; stockItemId: number }>(
  'items_in_cart',
  itemOfLine,
  (db) => db.select(itemOfLine).from(cartLines).where(buyerIs).orderBy(cartLines.id),
)

/** The items in one buyer's cart, with their lines. */
export const listItemsInCart = (db: Db, buyerId: number) => selectItems(db, { buyerId })

const lineCount = { lines: decoded(sql<number>`count(*)::int`) }
const selectCount = statement<{ buyerId: number }, { lines: number }>('cart_count', lineCount, (db) =>
  db.select(lineCount).from(cartLines).where(buyerIs),
)

export const countCart = async (db: Db, buyerId: number) => (await selectCount(db, { buyerId }))[0]?.lines ?? 0

const buyerColumns = {
  id: users.id,
  email: users.email,
  contactName: users.contactName,
  legalName: users.legalName,
  phone: users.phone,
  companyId: users.companyId,
  language: users.language,
  orderLimitPaise: users.orderLimitPaise,
  orderLimitKg: users.orderLimitKg,
  monthLimitPaise: users.monthLimitPaise,
  monthLimitKg: users.monthLimitKg,
}

type Buyer = Pick<typeof users.$inferSelect, keyof typeof buyerColumns>

const selectBuyer = statement<{ buyerId: number }, Buyer>('lock_buyer', buyerColumns, (db) =>
  db
    .select(buyerColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('buyerId')))
    .for('no key update'),
)

/** Locks everything that belongs to this buyer until the transaction ends, against other devices too. */
export async function lockBuyer(db: Db, buyerId: number) {
  const [buyer] = await selectBuyer(db, { buyerId })
  if (!buyer) throw new Error('A session without its user')
  return buyer
}

const itemColumns = {
  ...itemNames,
  lengthMetres: stockItems.lengthMetres,
  pieceGrams: stockItems.pieceGrams,
  active: stockItems.active,
}
const selectItem = (db: Db) =>
  db
    .select(itemColumns)
    .from(stockItems)
    .where(eq(stockItems.id, sql.placeholder('stockItemId')))
    .for('key share')

type ItemRow = Awaited<ReturnType<typeof selectItem>>[number]
const lockOne = statement<{ stockItemId: number }, ItemRow>('lock_item', itemColumns, selectItem)

/** Locks an item that is about to be added to a cart, so that it cannot be deleted meanwhile. */
export const lockItem = async (db: Db, stockItemId: number) => (await lockOne(db, { stockItemId }))[0] ?? null

const lineId = { id: cartLines.id }
type NewLine = LineQuantity & { buyerId: number; stockItemId: number }
const addLine = statement<NewLine, { id: number }>('add_line', lineId, (db) =>
  db
    .insert(cartLines)
    .values({
      buyerId: sql.placeholder('buyerId'),
      stockItemId: sql.placeholder('stockItemId'),
      quantity: sql`${sql.placeholder('quantity')}`,
      unit: sql`${sql.placeholder('unit')}`,
    })
    .returning(lineId),
)

/** Adds an item that is not in the cart yet, and returns its line. */
export async function insertLine(db: Db, newLine: NewLine): Promise<number> {
  const [line] = await addLine(db, newLine)
  if (!line) throw new Error('The cart line was not stored')
  return line.id
}

const lineColumns = { id: cartLines.id, pieceGrams: stockItems.pieceGrams }
const selectLine = statement<LineIds & { buyerId: number }, { id: number; pieceGrams: bigint | null }>(
  'cart_line',
  lineColumns,
  (db) =>
    db
      .select(lineColumns)
      .from(cartLines)
      .innerJoin(stockItems, eq(stockItems.id, cartLines.stockItemId))
      .where(
        and(
          eq(cartLines.id, sql.placeholder('cartLineId')),
          eq(cartLines.stockItemId, sql.placeholder('itemId')),
          buyerIs,
        ),
      ),
)

/** One buyer's line, which must be for this item. */
export const findLine = async (db: Db, buyerId: number, { cartLineId, itemId }: LineIds) =>
  (await selectLine(db, { buyerId, cartLineId, itemId }))[0] ?? null

const changeLine = command<LineQuantity & { id: number }>('change_line', (db) =>
  db
    .update(cartLines)
    .set({ quantity: sql`${sql.placeholder('quantity')}`, unit: sql`${sql.placeholder('unit')}` })
    .where(eq(cartLines.id, sql.placeholder('id'))),
)

export const updateLine = (db: Db, id: number, set: LineQuantity) => changeLine(db, { id, ...set })

/** Returns the number of deleted lines: one or none. */
export async function deleteItemFromCart(db: Db, buyerId: number, stockItemId: number): Promise<number> {
  const { rowCount } = await db.delete(cartLines).where(isItem(buyerId, stockItemId))
  return rowCount ?? 0
}

const isItem = (buyerId: number, stockItemId: number) =>
  and(eq(cartLines.buyerId, buyerId), eq(cartLines.stockItemId, stockItemId))
