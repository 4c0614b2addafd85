import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Member } from '@lohahaat/domain/identity/actor'
import type { KeptPrice } from '@lohahaat/domain/sourcing/list-move'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'
import { keptLists } from '../../db/tables/sourcing/kept-lists'
import { ewayEndsAt } from '../../fulfilment/consignments/eway-end.repository'
import { itemNames } from '../../inventory/stock/item-names.repository'
import { isLoadedAtAll } from '../../ordering/order-trucks/order-trucks.repository'
import { isListed, isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

const total = sql<number>`count(*) over ()::int`

/** Lines of a buyer's cart whose price isn't what it was when they were put there, the oldest first. */
export function listChangedPrices(db: Db, buyerId: number, limit: number) {
  const before = db
    .select({ paise: priceChanges.newPaisePerTon })
    .from(priceChanges)
    .where(and(eq(priceChanges.stockItemId, cartLines.stockItemId), lte(priceChanges.changedAt, cartLines.addedAt)))
    .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
    .limit(1)
    .as('before')
  return db
    .select({
      itemId: stockItems.id,
      brandName: itemNames.brandName,
      className: itemNames.className,
      size: itemNames.size,
      thickness: itemNames.thickness,
      length: stockItems.lengthMetres,
      pieceGrams: stockItems.pieceGrams,
      unit: cartLines.unit,
      quantity: cartLines.quantity,
      addedAt: cartLines.addedAt,
      before: before.paise,
      price: stockItems.pricePaisePerTon,
      total,
    })
    .from(cartLines)
    .innerJoin(stockItems, eq(stockItems.id, cartLines.stockItemId))
    .innerJoinLateral(before, ne(before.paise, stockItems.pricePaisePerTon))
    .where(and(eq(cartLines.buyerId, buyerId), eq(stockItems.active, true)))
    .orderBy(cartLines.id)
    .limit(limit)
}

/** A buyer's orders that are neither delivered nor cancelled, the newest first. */
export const listOrdersUnderWay = (db: Db, { userId, companyId }: Member, limit: number) =>
  db
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      status: orders.status,
      shippingCity: sql<string>`${orders.shippingAddress} ->> 'city'`,
      totalGrams: orders.totalGrams,
      totalPaise: orders.totalPaise,
      total,
    })
    .from(orders)
    // Must match the condition of the partial index.
    .where(
      and(isListed({ companyId, buyerId: userId }), sql`${orders.status} in ('Confirmed', 'Processing', 'Dispatched')`),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)

export const listStatusChanges = (db: Db, orderIds: readonly number[]) =>
  db
    .select({
      orderId: orderStatusChanges.orderId,
      status: orderStatusChanges.status,
      note: orderStatusChanges.note,
      changedAt: orderStatusChanges.changedAt,
    })
    .from(orderStatusChanges)
    .where(isOneOf(orderStatusChanges.orderId, orderIds))
    .orderBy(orderStatusChanges.changedAt, orderStatusChanges.id)

const MOST_TRUCKS = 50

/** The trucks of orders on which something is still to be done. */
export const listTrucksUnderWay = (db: Db, orderIds: readonly number[]) =>
  db
    .select({
      orderId: consignments.orderId,
      consignmentId: consignments.id,
      number: consignments.number,
      state: consignments.state,
      vehicleNo: consignments.vehicleNo,
      expectedOn: consignments.expectedOn,
      ewayEndsAt,
    })
    .from(consignments)
    .where(and(isOneOf(consignments.orderId, orderIds), ne(consignments.state, 'Closed'), isLoadedAtAll))
    .orderBy(asc(consignments.orderId), asc(consignments.number))
    .limit(MOST_TRUCKS)

/** A company's newest lists with what their lines were priced with; of the lines themselves nothing is read. */
export const listNewestLists = (db: Db, companyId: number, limit: number) =>
  db
    .select({
      listId: keptLists.id,
      name: keptLists.name,
      lineCount: sql<number>`jsonb_array_length(${keptLists.lines})`,
      keptAt: keptLists.updatedAt,
      priced: sql<KeptPrice[]>`jsonb_path_query_array(${keptLists.lines}, '$[*].priced ? (@ != null)')`,
      total: sql<number>`(select count(*)::int from ${keptLists} counted where counted.company_id = ${companyId})`,
    })
    .from(keptLists)
    .where(eq(keptLists.companyId, companyId))
    .orderBy(desc(keptLists.updatedAt), desc(keptLists.id))
    .limit(limit)

/** Today's prices of those of these items that are sold. */
export const listPricesOf = (db: Db, itemIds: readonly number[]) =>
  db
    .select({ itemId: stockItems.id, paise: stockItems.pricePaisePerTon })
    .from(stockItems)
    .where(and(isOneOf(stockItems.id, itemIds), eq(stockItems.active, true)))
