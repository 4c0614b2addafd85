import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { itemBackOn } from '../../inventory/stock/back-on.repository'
import { departmentName, itemNames } from '../../inventory/stock/item-names.repository'
import type { Db } from '../../platform/db/db'
import type { CartRow } from '../cart/cart.repository'
import type { RequestLine } from './approvals.repository'

const columns = {
  ...itemNames,
  departmentName,
  line: approvalLines,
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
}

/** A requested line as a cart would have it: at the frozen price, and at today's. */
export interface RequestedLine {
  frozen: CartRow
  today: CartRow
}

const isRequested = (requestId: number) => and(eq(approvalLines.requestId, requestId), isNull(approvalLines.removedAt))

/** The lines of a request for stock that were not taken out, with the current data of their items. */
export async function listRequested(db: Db, requestId: number): Promise<RequestedLine[]> {
  const rows = await db
    .select(columns)
    .from(approvalLines)
    .innerJoin(stockItems, eq(stockItems.id, approvalLines.stockItemId))
    .where(isRequested(requestId))
    .orderBy(approvalLines.id)
  return rows.map(({ line, ...item }) => {
    const asked = { cartLineId: line.id, unit: line.unit, quantity: line.quantity, gstNumber: '' }
    return {
      frozen: { ...item, ...asked, ...frozenOf(line, item.brandId) },
      // Pieces of an item that has lost its weight keep the one they were asked for with.
      today: { ...item, ...asked, pieceGrams: item.pieceGrams ?? line.pieceGrams },
    }
  })
}

const frozenOf = (line: RequestLine, brandId: number) => ({
  pricePerTon: line.pricePaise,
  pieceGrams: line.pieceGrams,
  brandId: line.brandId ?? brandId,
})

/** Locks the counted stock of a request, in order of the ids, as every caller does. */
export const lockRequestedStock = (db: Db, requestId: number) =>
  db
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(
      and(
        inArray(
          stockItems.id,
          db.select({ id: approvalLines.stockItemId }).from(approvalLines).where(isRequested(requestId)),
        ),
        isNotNull(stockItems.availableKg),
      ),
    )
    .orderBy(stockItems.id)
    .for('no key update')

type Price = Pick<RequestLine, 'id' | 'pricePaise' | 'amountPaise' | 'grams' | 'pieceGrams' | 'brandId'>

/** Gives each line another price, in one statement. */
export const updatePrices = (db: Db, prices: readonly Price[]) => {
  const list = (field: keyof Price) => sql.param(prices.map((price) => String(price[field] ?? '')))
  return db
    .update(approvalLines)
    .set({
      pricePaise: sql`priced.price`,
      amountPaise: sql`priced.amount`,
      grams: sql`priced.grams`,
      pieceGrams: sql`nullif(priced.piece, '')::bigint`,
      brandId: sql`nullif(priced.brand, '')::int`,
    })
    .from(
      sql`unnest(${list('id')}::int[], ${list('pricePaise')}::bigint[], ${list('amountPaise')}::bigint[],
        ${list('grams')}::bigint[], ${list('pieceGrams')}::text[], ${list('brandId')}::text[])
        as priced(id, price, amount, grams, piece, brand)`,
    )
    .where(sql`${approvalLines.id} = priced.id`)
}

/** What a member's cart has of these items, with the weight that a piece of each has now. */
export const listInCart = (db: Db, buyerId: number, itemIds: readonly number[]) =>
  db
    .select({
      itemId: stockItems.id,
      pieceGrams: stockItems.pieceGrams,
      unit: cartLines.unit,
      quantity: cartLines.quantity,
    })
    .from(stockItems)
    .leftJoin(cartLines, and(eq(cartLines.stockItemId, stockItems.id), eq(cartLines.buyerId, buyerId)))
    .where(inArray(stockItems.id, [...itemIds]))
    .orderBy(stockItems.id)
