import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray } from 'drizzle-orm'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'

export type EwayBillRecord = typeof ewayBills.$inferSelect

/** The bill of an invoice that counts, or else the last that was cancelled. */
export async function findBill(db: Db, invoiceId: number): Promise<EwayBillRecord | null> {
  const [bill] = await db
    .select()
    .from(ewayBills)
    .where(eq(ewayBills.invoiceId, invoiceId))
    .orderBy(desc(isNull(ewayBills.cancelledAt)), desc(ewayBills.id))
    .limit(1)
  return bill ?? null
}

export async function findBillById(db: Db, id: number): Promise<EwayBillRecord | null> {
  const [bill] = await db.select().from(ewayBills).where(eq(ewayBills.id, id))
  return bill ?? null
}

/** Null where its number is that of another bill. */
export async function insertBill(db: Db, bill: typeof ewayBills.$inferInsert): Promise<EwayBillRecord | null> {
  const [stored] = await db.insert(ewayBills).values(bill).onConflictDoNothing({ target: ewayBills.number }).returning()
  return stored ?? null
}

export async function updateBill(
  db: Db,
  id: number,
  changes: Partial<typeof ewayBills.$inferInsert>,
): Promise<EwayBillRecord> {
  const [stored] = await db.update(ewayBills).set(changes).where(eq(ewayBills.id, id)).returning()
  if (!stored) throw new Error('The e-way bill is gone')
  return stored
}

/** Bills under way that end in time and of which nobody was told; locked, so that two servers don't both tell. */
export const lockBillsToWarnOf = (db: Db, { from, to }: { from: Date; to: Date }, most: number) =>
  db
    .select({
      id: ewayBills.id,
      number: ewayBills.number,
      endsAt: ewayBills.endsAt,
      invoiceNo: taxDocuments.number,
      invoiceId: taxDocuments.id,
      orderNo: orders.orderNo,
      vehicleNo: consignments.vehicleNo,
      sellerId: consignments.sellerId,
    })
    .from(ewayBills)
    .innerJoin(taxDocuments, eq(taxDocuments.id, ewayBills.invoiceId))
    .innerJoin(consignments, eq(consignments.id, taxDocuments.consignmentId))
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(
      and(
        isNull(ewayBills.cancelledAt),
        isNull(ewayBills.warnedAt),
        gt(ewayBills.endsAt, from),
        lte(ewayBills.endsAt, to),
        isNull(taxDocuments.cancelledAt),
        notInArray(consignments.state, ['Received', 'Closed']),
      ),
    )
    .orderBy(asc(ewayBills.endsAt), asc(ewayBills.id))
    .limit(most)
    .for('update', { of: ewayBills, skipLocked: true })

export type EndingBill = Awaited<ReturnType<typeof lockBillsToWarnOf>>[number]

export const markWarned = (db: Db, ids: readonly number[], at: Date) =>
  db
    .update(ewayBills)
    .set({ warnedAt: at })
    .where(inArray(ewayBills.id, [...ids]))
