import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { companies } from '../../db/tables/identity/companies'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { sellers } from '../../db/tables/reference/sellers'
import { lockOrder, type OrderLineRecord, type OrderRecord } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'

type ConsignmentRecord = typeof consignments.$inferSelect

/** The company that ordered, or the supplier who loads: an actor is one. */
export type OwnerOfConsignment = { companyId: number; sellerId: number | null } | 'anybody'

export const ownsConsignment = (owner: OwnerOfConsignment) =>
  owner === 'anybody'
    ? undefined
    : or(
        eq(consignments.companyId, owner.companyId),
        owner.sellerId === null ? undefined : eq(consignments.sellerId, owner.sellerId),
      )

/** A truck with its order, both locked until the transaction ends: the order first, as everywhere. */
export interface LockedConsignment {
  order: OrderRecord
  consignment: ConsignmentRecord
}

export async function lockToBill(tx: Db, id: number, owner: OwnerOfConsignment): Promise<LockedConsignment | null> {
  const which = and(eq(consignments.id, id), ownsConsignment(owner))
  const [found] = await tx.select({ orderId: consignments.orderId }).from(consignments).where(which)
  const order = found && (await lockOrder(tx, found.orderId, 'anybody'))
  const [consignment] = await tx.select().from(consignments).where(which).for('no key update')
  return order && consignment ? { order, consignment } : null
}

/** What of an order line is on the truck. */
export interface Load {
  line: OrderLineRecord
  pieces: bigint | null
  grams: bigint
  heatNos: string[]
}

/** What is on a truck, in the order of the order's lines. */
export const listLoads = (tx: Db, consignmentId: number): Promise<Load[]> =>
  tx
    .select({
      line: orderLines,
      pieces: consignmentLines.pieces,
      grams: consignmentLines.grams,
      heatNos: consignmentLines.heatNos,
    })
    .from(consignmentLines)
    .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
    .where(eq(consignmentLines.consignmentId, consignmentId))
    .orderBy(asc(orderLines.id))

/** The weight on the trucks of an order that have an invoice, by theory. */
export async function sumInvoicedGrams(tx: Db, orderId: number): Promise<bigint> {
  const [row] = await tx
    .select({ grams: sql<string>`coalesce(sum(${consignmentLines.grams}), 0)` })
    .from(consignmentLines)
    .innerJoin(consignments, eq(consignments.id, consignmentLines.consignmentId))
    .where(and(eq(consignments.orderId, orderId), isNotNull(consignments.invoiceNo)))
  return BigInt(row?.grams ?? 0)
}

/** The yard of a supplier, with the GST number that he was approved by. */
export async function findYard(tx: Db, sellerId: number) {
  const [yard] = await tx
    .select({
      name: sellers.organizationName,
      address: sellers.officeAddress,
      pinCode: sellers.location,
      gstNumber: supplierApplications.gstNumber,
    })
    .from(sellers)
    .leftJoin(companies, eq(companies.sellerId, sellers.id))
    .leftJoin(supplierApplications, eq(supplierApplications.companyId, companies.id))
    .where(eq(sellers.id, sellerId))
    .orderBy(asc(companies.id))
    .limit(1)
  return yard ?? null
}

export const setInvoiceNo = (tx: Db, consignmentId: number, invoiceNo: string | null) =>
  tx.update(consignments).set({ invoiceNo }).where(eq(consignments.id, consignmentId))

export const setNoteNo = (tx: Db, consignmentId: number, noteNo: string) =>
  tx.update(consignments).set({ noteNo }).where(eq(consignments.id, consignmentId))
