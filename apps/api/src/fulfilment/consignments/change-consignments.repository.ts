import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import type { Db } from '../../platform/db/db'
import type { ConsignedLine, ConsignmentRecord, LoadRecord } from './consignments.repository'

type NewLoad = Pick<LoadRecord, 'orderLineId' | 'pieces' | 'grams' | 'heatNos'>
type NewConsignment = Omit<typeof consignments.$inferInsert, 'id' | 'number' | 'state' | 'version'>

/** Inserts a planned truck with the next number of its locked order, and returns its id. */
export async function insertConsignment(db: Db, truck: NewConsignment, loads: readonly NewLoad[]): Promise<number> {
  const [row] = await db
    .insert(consignments)
    .values({
      ...truck,
      state: 'Planned',
      number: sql`(select coalesce(max(other.number), 0) + 1 from ${consignments} other where other.order_id = ${truck.orderId})`,
    })
    .returning({ id: consignments.id })
  if (!row) throw new Error('The truck was not stored')
  await insertLoads(db, row.id, loads)
  return row.id
}

const insertLoads = (db: Db, consignmentId: number, loads: readonly NewLoad[]) =>
  db.insert(consignmentLines).values(loads.map((load) => ({ consignmentId, ...load })))

export const updateConsignment = (db: Db, id: number, changes: Partial<Omit<ConsignmentRecord, 'id' | 'version'>>) =>
  db
    .update(consignments)
    .set({ ...changes, version: sql`${consignments.version} + 1` })
    .where(eq(consignments.id, id))

/** Its invoice was registered, and the registration is cancelled: to the portal there is no such invoice. */
export const isInvoiceVoid = async (db: Db, consignmentId: number): Promise<boolean> =>
  (await db.$count(
    taxDocuments,
    and(
      eq(taxDocuments.consignmentId, consignmentId),
      eq(taxDocuments.kind, 'invoice'),
      isNull(taxDocuments.cancelledAt),
      isNotNull(taxDocuments.irnCancelledAt),
    ),
  )) > 0

/** Lines that stay keep their rows, and with them what is tied to them. */
export async function replaceLoads(db: Db, id: number, before: readonly ConsignedLine[], loads: readonly NewLoad[]) {
  const kept = new Map(before.map(({ load }) => [load.orderLineId, load.id]))
  const named = new Set(loads.map(({ orderLineId }) => orderLineId))
  const gone = [...kept].flatMap(([orderLineId, loadId]) => (named.has(orderLineId) ? [] : [loadId]))
  if (gone.length > 0) await db.delete(consignmentLines).where(inArray(consignmentLines.id, gone))
  for (const { orderLineId, ...load } of loads) {
    const loadId = kept.get(orderLineId)
    if (loadId !== undefined) await db.update(consignmentLines).set(load).where(eq(consignmentLines.id, loadId))
  }
  const added = loads.filter(({ orderLineId }) => !kept.has(orderLineId))
  if (added.length > 0) await insertLoads(db, id, added)
}

/** Of these lines those that their seller was asked for and has not accepted, or has lost again. */
export async function findNotAccepted(db: Db, orderId: number, sellerId: number | null): Promise<Set<number>> {
  if (sellerId === null) return new Set()
  const rows = await db
    .select({ orderLineId: supplierLines.orderLineId })
    .from(supplierLines)
    .where(
      and(
        eq(supplierLines.orderId, orderId),
        eq(supplierLines.sellerId, sellerId),
        sql`(${supplierLines.state} <> 'Accepted' or ${supplierLines.goneAt} is not null)`,
      ),
    )
  return new Set(rows.map(({ orderLineId }) => orderLineId))
}
