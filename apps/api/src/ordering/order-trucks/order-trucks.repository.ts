import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Consignment } from '@lohahaat/domain/fulfilment/loading'
import { supplierInvoices } from '../../db/tables/billing/supplier-invoices'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
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

/** For selects from consignments: of a truck that was dropped and stays on record for its papers nothing is left to load. */
export const isLoadedAtAll = sql`exists (select from ${consignmentLines} load where load.consignment_id = ${consignments}.id)`

/** A slip, an invoice, also one that was cancelled, or a supplier's invoice names it. */
const hasPapers = sql`(
  exists (select from ${weighbridgeSlips} slip where slip.consignment_id = ${consignments}.id)
  or exists (select from ${taxDocuments} document where document.consignment_id = ${consignments}.id)
  or exists (select from ${supplierInvoices} invoice where invoice.consignment_id = ${consignments}.id))`

/** Drops trucks. Those with papers stay on record, empty and shown nowhere; the others are gone, and their numbers free. */
export async function dropTrucks(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return
  const dropped = inArray(consignments.id, [...ids])
  await db.delete(consignments).where(and(dropped, not(hasPapers)))
  await db.delete(consignmentLines).where(inArray(consignmentLines.consignmentId, [...ids]))
  await db
    .update(consignments)
    .set({ state: 'Planned', loadedAt: null, version: sql`${consignments.version} + 1` })
    .where(dropped)
}

export const setPartlyDispatched = (db: Db, orderId: number, partlyDispatched: boolean) =>
  db.update(orders).set({ partlyDispatched }).where(eq(orders.id, orderId))
