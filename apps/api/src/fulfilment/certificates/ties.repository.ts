import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'

/** Heats that other papers are tied to the same load for. */
const heatsOfOthers = sql<string[]>`array(
  select other.heat_no from ${certificateTies} other
  where other.consignment_line_id = ${certificateTies.consignmentLineId}
    and other.certificate_id <> ${certificateTies.certificateId})`

/** What certificates are tied to, with what was ordered, who ordered it and when it was invoiced. */
export const listUses = async (db: Db, certificateIds: readonly number[]) =>
  certificateIds.length === 0
    ? []
    : db
        .select({
          tie: certificateTies,
          line: orderLines,
          tags: consignmentLines.heatNos,
          heatsOfOthers,
          consignment: {
            id: consignments.id,
            number: consignments.number,
            sellerId: consignments.sellerId,
            companyId: consignments.companyId,
          },
          order: { id: orders.id, orderNo: orders.orderNo, buyerId: orders.buyerId },
          invoicedOn: taxDocuments.issuedOn,
        })
        .from(certificateTies)
        .innerJoin(consignmentLines, eq(consignmentLines.id, certificateTies.consignmentLineId))
        .innerJoin(consignments, eq(consignments.id, consignmentLines.consignmentId))
        .innerJoin(orders, eq(orders.id, consignments.orderId))
        .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
        .leftJoin(
          taxDocuments,
          and(
            eq(taxDocuments.consignmentId, consignments.id),
            eq(taxDocuments.kind, 'invoice'),
            isNull(taxDocuments.cancelledAt),
          ),
        )
        .where(inArray(certificateTies.certificateId, [...certificateIds]))
        .orderBy(asc(certificateTies.id))

export type Use = Awaited<ReturnType<typeof listUses>>[number]

/** The certificates that came with the trucks of an order. */
export const listIdsOfOrder = (db: Db, orderId: number) =>
  db
    .selectDistinct({ certificateId: certificateTies.certificateId })
    .from(certificateTies)
    .innerJoin(consignmentLines, eq(consignmentLines.id, certificateTies.consignmentLineId))
    .innerJoin(consignments, eq(consignments.id, consignmentLines.consignmentId))
    .where(eq(consignments.orderId, orderId))

/** A truck with who ordered what is on it. */
export async function findTruck(db: Db, consignmentId: number) {
  const [found] = await db
    .select({
      id: consignments.id,
      sellerId: consignments.sellerId,
      companyId: consignments.companyId,
      buyerId: orders.buyerId,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .where(eq(consignments.id, consignmentId))
  return found ?? null
}

export const listTruckLines = (db: Db, consignmentId: number) =>
  db
    .select({ loaded: consignmentLines, line: orderLines })
    .from(consignmentLines)
    .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
    .where(eq(consignmentLines.consignmentId, consignmentId))
    .orderBy(asc(consignmentLines.id))

export type TruckLine = Awaited<ReturnType<typeof listTruckLines>>[number]

export const listTiesOf = async (db: Db, consignmentLineIds: readonly number[]) =>
  consignmentLineIds.length === 0
    ? []
    : db
        .select()
        .from(certificateTies)
        .where(inArray(certificateTies.consignmentLineId, [...consignmentLineIds]))
        .orderBy(asc(certificateTies.id))

/** What is on a truck of one line, and which truck. */
export async function findLoad(db: Db, consignmentLineId: number) {
  const [found] = await db
    .select({ consignmentId: consignmentLines.consignmentId, grams: consignmentLines.grams })
    .from(consignmentLines)
    .where(eq(consignmentLines.id, consignmentLineId))
  return found ?? null
}

/** Of ties to a truck's lines one is made at a time. */
export const lockTruck = (db: Db, consignmentId: number) =>
  db.select({ id: consignments.id }).from(consignments).where(eq(consignments.id, consignmentId)).for('no key update')

/** What of a load is tied already, but for one heat of one certificate. */
export async function tiedGrams(db: Db, { certificateId, consignmentLineId, heatNo }: TieKey): Promise<bigint> {
  const [row] = await db
    .select({ grams: sql<string>`coalesce(sum(${certificateTies.grams}), 0)` })
    .from(certificateTies)
    .where(
      and(
        eq(certificateTies.consignmentLineId, consignmentLineId),
        sql`(${certificateTies.certificateId}, ${certificateTies.heatNo}) <> (${certificateId}, ${heatNo})`,
      ),
    )
  return BigInt(row?.grams ?? 0)
}

interface TieKey {
  certificateId: number
  consignmentLineId: number
  heatNo: string
}

/** The same heat again has the new weight. */
export async function putTie(db: Db, tie: typeof certificateTies.$inferInsert): Promise<number> {
  const [row] = await db
    .insert(certificateTies)
    .values(tie)
    .onConflictDoUpdate({
      target: [certificateTies.certificateId, certificateTies.consignmentLineId, certificateTies.heatNo],
      set: { grams: tie.grams },
    })
    .returning({ id: certificateTies.id })
  if (!row) throw new Error('The certificate was not tied')
  return row.id
}

export async function findTie(db: Db, id: number) {
  const [found] = await db
    .select({ id: certificateTies.id, consignmentId: consignmentLines.consignmentId })
    .from(certificateTies)
    .innerJoin(consignmentLines, eq(consignmentLines.id, certificateTies.consignmentLineId))
    .where(eq(certificateTies.id, id))
  return found ?? null
}

export const removeTie = (db: Db, id: number) => db.delete(certificateTies).where(eq(certificateTies.id, id))

/** Confirmed certificates that could be tied to a seller's loads, the newest first. */
export const listTieable = (db: Db, sellerIds: { sellerId: number | null; withHouse: boolean }, most: number) =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.state, 'confirmed'), isTieable(sellerIds), ne(certificates.heatKeys, [])))
    .orderBy(sql`${certificates.id} desc`)
    .limit(most)

const isTieable = ({ sellerId, withHouse }: { sellerId: number | null; withHouse: boolean }) => {
  if (sellerId === null) return isNull(certificates.sellerId)
  return withHouse
    ? sql`(${certificates.sellerId} = ${sellerId} or ${certificates.sellerId} is null)`
    : eq(certificates.sellerId, sellerId)
}
