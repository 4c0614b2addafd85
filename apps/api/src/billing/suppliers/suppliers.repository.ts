import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { DEFAULT_PAYMENT_DAYS } from '@lohahaat/domain/ordering/supplier-answer'
import { supplierInvoices } from '../../db/tables/billing/supplier-invoices'
import { supplierPayments } from '../../db/tables/billing/supplier-payments'
import { companies } from '../../db/tables/identity/companies'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { supplierTerms } from '../../db/tables/ordering/supplier-terms'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import type { Db } from '../../platform/db/db'

export const isTruckOf = async (db: Db, consignmentId: number, sellerId: number) =>
  (await db.$count(consignments, and(eq(consignments.id, consignmentId), eq(consignments.sellerId, sellerId)))) > 0

/** A truck of a seller, which stays as it is until the transaction ends. */
export async function lockTruckOf(tx: Db, consignmentId: number, sellerId: number) {
  const [truck] = await tx
    .select({ state: consignments.state, invoiceNo: consignments.invoiceNo })
    .from(consignments)
    .where(and(eq(consignments.id, consignmentId), eq(consignments.sellerId, sellerId)))
    .for('share')
  return truck ?? null
}

/** A cancelled one is not: the supplier may enter the right figures under the same number. */
export const isInvoiceKnown = async (db: Db, consignmentId: number, number: string) =>
  (await db.$count(
    supplierInvoices,
    and(
      eq(supplierInvoices.consignmentId, consignmentId),
      eq(supplierInvoices.number, number),
      isNull(supplierInvoices.cancelledAt),
    ),
  )) > 0

/** The number of an invoice that counts for a truck. */
export async function findInvoiceNoOf(db: Db, consignmentId: number): Promise<string | null> {
  const [found] = await db
    .select({ number: supplierInvoices.number })
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.consignmentId, consignmentId), isNull(supplierInvoices.cancelledAt)))
    .limit(1)
  return found?.number ?? null
}

/** Who has a Udyam number is paid within the law's days. */
export const isMicroOrSmall = async (db: Db, sellerId: number) => {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(supplierApplications, eq(supplierApplications.companyId, companies.id))
    .where(and(eq(companies.sellerId, sellerId), ne(supplierApplications.udyam, '')))
    .limit(1)
  return found.length > 0
}

export async function findAgreedDays(db: Db): Promise<number> {
  const [terms] = await db.select().from(supplierTerms).orderBy(desc(supplierTerms.id)).limit(1)
  return terms?.paymentDays ?? DEFAULT_PAYMENT_DAYS
}

/** The lines on a truck, with what was agreed when they were ordered; where the seller was not asked, what is agreed now. */
export const listCommissionedLoads = (db: Db, consignmentId: number) =>
  db
    .select({
      amountPaise: orderLines.amountPaise,
      orderedGrams: orderLines.grams,
      grams: consignmentLines.grams,
      commissionHundredths: sql<number>`coalesce(${supplierLines.commissionHundredths},
        round(${sellers.commissionPercent} * 100)::int)`,
    })
    .from(consignmentLines)
    .innerJoin(consignments, eq(consignments.id, consignmentLines.consignmentId))
    .innerJoin(orderLines, eq(orderLines.id, consignmentLines.orderLineId))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .leftJoin(
      supplierLines,
      and(eq(supplierLines.orderLineId, orderLines.id), eq(supplierLines.sellerId, consignments.sellerId)),
    )
    .where(eq(consignmentLines.consignmentId, consignmentId))

/** The commission that invoices of a truck carry. */
export async function sumKept(db: Db, consignmentId: number): Promise<bigint> {
  const [kept] = await db
    .select({ commission: sql`coalesce(sum(${supplierInvoices.commissionPaise}), 0)`.mapWith(BigInt) })
    .from(supplierInvoices)
    .where(and(eq(supplierInvoices.consignmentId, consignmentId), isNull(supplierInvoices.cancelledAt)))
  return kept?.commission ?? 0n
}

export async function insertInvoice(tx: Db, invoice: typeof supplierInvoices.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(supplierInvoices).values(invoice).returning({ id: supplierInvoices.id })
  if (!stored) throw new Error('A supplier’s invoice was not written')
  return stored.id
}

export async function findInvoice(db: Db, id: number) {
  const [invoice] = await db.select().from(supplierInvoices).where(eq(supplierInvoices.id, id))
  return invoice ?? null
}

interface Cancelled {
  cancelledAt: Date
  cancelledBy: number
  cancelReason: string
}

export const markInvoiceCancelled = (tx: Db, id: number, cancelled: Cancelled) =>
  tx.update(supplierInvoices).set(cancelled).where(eq(supplierInvoices.id, id))

export async function insertPayment(tx: Db, payment: typeof supplierPayments.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(supplierPayments).values(payment).returning({ id: supplierPayments.id })
  if (!stored) throw new Error('A payment was not written')
  return stored.id
}

export async function findPayment(db: Db, id: number) {
  const [payment] = await db.select().from(supplierPayments).where(eq(supplierPayments.id, id))
  return payment ?? null
}

export const markPaymentCancelled = (tx: Db, id: number, cancelled: Cancelled) =>
  tx.update(supplierPayments).set(cancelled).where(eq(supplierPayments.id, id))
