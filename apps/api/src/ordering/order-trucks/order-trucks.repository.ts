import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Consignment } from '@lohahaat/domain/fulfilment/loading'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'

/** A truck of an order, as the rules of loading want it. */
export interface OrderTruck extends Consignment {
  consignmentId: number
  hasInvoice: boolean
}

/** The trucks of an order, oldest first. Whoever decides by them has locked the order. */
export async function listTrucks(db: Db, orderId: number): Promise<OrderTruck[]> {
  const rows = await db
    .select({
      consignmentId: consignments.id,
      state: consignments.state,
      hasInvoice: sql<boolean>`${consignments.invoiceNo} is not null`,
      orderLineId: consignmentLines.orderLineId,
      pieces: consignmentLines.pieces,
      grams: consignmentLines.grams,
    })
    .from(consignments)
    .innerJoin(consignmentLines, eq(consignmentLines.consignmentId, consignments.id))
    .where(eq(consignments.orderId, orderId))
    .orderBy(asc(consignments.number), asc(consignmentLines.orderLineId))
  const trucks = groupBy(rows, ({ consignmentId }) => consignmentId)
  return [...trucks].flatMap(([consignmentId, lines]) => {
    const [first] = lines
    return first ? [{ consignmentId, state: first.state, hasInvoice: first.hasInvoice, lines }] : []
  })
}

/** Whether a supplier has accepted a line of the order that is still wanted. */
export const hasAccepted = async (db: Db, orderId: number): Promise<boolean> =>
  (await db.$count(
    supplierLines,
    and(eq(supplierLines.orderId, orderId), eq(supplierLines.state, 'Accepted'), isNull(supplierLines.goneAt)),
  )) > 0

/** The trucks with their lines are gone, and their numbers free. */
export const deleteTrucks = (db: Db, ids: readonly number[]) =>
  db.delete(consignments).where(inArray(consignments.id, [...ids]))

export const setPartlyDispatched = (db: Db, orderId: number, partlyDispatched: boolean) =>
  db.update(orders).set({ partlyDispatched }).where(eq(orders.id, orderId))
