import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'

const columns = { document: taxDocuments, consignment: consignments, buyerId: orders.buyerId }

const select = (db: Db) =>
  db
    .select(columns)
    .from(taxDocuments)
    .innerJoin(consignments, eq(consignments.id, taxDocuments.consignmentId))
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))

/** Documents with their trucks and whom they belong to, in the order of their ids. */
export const findExported = (db: Db, ids: readonly number[]) =>
  select(db)
    .where(inArray(taxDocuments.id, [...ids]))
    .orderBy(taxDocuments.id)

export type ExportedRow = Awaited<ReturnType<typeof findExported>>[number]

/** As findExported, of one document, which is locked until the transaction ends. */
export async function lockExported(db: Db, id: number): Promise<ExportedRow | null> {
  const [found] = await select(db).where(eq(taxDocuments.id, id)).for('no key update', { of: taxDocuments })
  return found ?? null
}

/** The invoice of a truck that counts. */
export async function findInvoiceOf(db: Db, consignmentId: number): Promise<ExportedRow | null> {
  const isOne = and(
    eq(taxDocuments.consignmentId, consignmentId),
    eq(taxDocuments.kind, 'invoice'),
    isNull(taxDocuments.cancelledAt),
  )
  const [found] = await select(db).where(isOne).orderBy(desc(taxDocuments.id)).limit(1)
  return found ?? null
}

/** A truck and whom it belongs to. */
export async function findTruck(db: Db, id: number) {
  const [found] = await db
    .select({
      companyId: consignments.companyId,
      sellerId: consignments.sellerId,
      buyerId: orders.buyerId,
      state: consignments.state,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .where(eq(consignments.id, id))
  return found ?? null
}

/** What the registration portal answered, and that it was cancelled there. */
export const setRegistration = (
  db: Db,
  id: number,
  registration: Partial<
    Pick<
      typeof taxDocuments.$inferInsert,
      'irn' | 'ackNo' | 'ackAt' | 'signedQr' | 'irnCancelledAt' | 'irnCancelReason'
    >
  >,
) => db.update(taxDocuments).set(registration).where(eq(taxDocuments.id, id))
