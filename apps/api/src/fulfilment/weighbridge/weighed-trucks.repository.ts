import { and, asc, eq, sql } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { isLoadedAtAll } from '../../ordering/order-trucks/order-trucks.repository'
import type { Db } from '../../platform/db/db'

/** A truck with its order and the kind of tax on its invoice. Who may see it follows from both, so every use case asks before it answers. */
export async function findTruck(db: Db, consignmentId: number) {
  const [truck] = await db
    .select({
      consignment: consignments,
      order: orders,
      /** CGST and SGST, since buyer and house are in one state. */
      isTaxedInHalves: sql<boolean>`coalesce(${taxDocuments.cgstPaise} > 0, false)`,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .leftJoin(taxDocuments, eq(taxDocuments.number, consignments.invoiceNo))
    .where(and(eq(consignments.id, consignmentId), isLoadedAtAll))
  return truck ?? null
}

export type WeighedTruck = NonNullable<Awaited<ReturnType<typeof findTruck>>>

/** Serialises slips of a truck with each other, with its invoice and with its note. */
export const lockTruck = (db: Db, consignmentId: number) =>
  db.select({ id: consignments.id }).from(consignments).where(eq(consignments.id, consignmentId)).for('no key update')

/** What is on it, in the order of the order's lines. */
export const listTruckLines = (db: Db, consignmentId: number) =>
  db
    .select({ load: consignmentLines, line: orderLines })
    .from(consignmentLines)
    .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
    .where(eq(consignmentLines.consignmentId, consignmentId))
    .orderBy(asc(consignmentLines.orderLineId))

export type TruckLine = Awaited<ReturnType<typeof listTruckLines>>[number]
