import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { DocumentKind } from '@lohahaat/domain/billing/invoice-number'
import type { DocumentTotals } from '@lohahaat/domain/billing/invoice'
import { documentNumbers } from '../../db/tables/billing/document-numbers'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'
import { ownsConsignment, type OwnerOfConsignment } from './consignments-to-bill.repository'

export type DocumentRecord = typeof taxDocuments.$inferSelect

/**
 * The next number of a series. The row stays locked until the transaction ends, so that who comes next waits, and a number
 * that is not used after all is given again: there is no gap.
 */
export async function nextSerial(tx: Db, kind: DocumentKind, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(documentNumbers)
    .values({ kind, financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.kind, documentNumbers.financialYear],
      set: { lastNumber: sql`${documentNumbers.lastNumber} + 1` },
    })
    .returning({ lastNumber: documentNumbers.lastNumber })
  if (!row) throw new Error('No number was given')
  return row.lastNumber
}

type NewDocument = Pick<
  DocumentRecord,
  | 'kind'
  | 'number'
  | 'financialYear'
  | 'serial'
  | 'issuedOn'
  | 'orderId'
  | 'consignmentId'
  | 'companyId'
  | 'correctsId'
  | 'content'
  | 'issuedBy'
  | 'issuedAt'
>

export async function insertDocument(tx: Db, document: NewDocument, totals: DocumentTotals): Promise<number> {
  const { taxable, taxes, roundOff, payable } = totals
  const [row] = await tx
    .insert(taxDocuments)
    .values({
      ...document,
      taxablePaise: taxable,
      igstPaise: taxes.igst,
      cgstPaise: taxes.cgst,
      sgstPaise: taxes.sgst,
      roundOffPaise: roundOff,
      payablePaise: payable,
    })
    .returning({ id: taxDocuments.id })
  if (!row) throw new Error('A document was not written')
  return row.id
}

const withOwner = (db: Db) =>
  db
    .select({
      document: taxDocuments,
      buyerId: orders.buyerId,
      sellerId: consignments.sellerId,
      consignmentState: consignments.state,
    })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .innerJoin(consignments, eq(consignments.id, taxDocuments.consignmentId))
    .$dynamic()

export type OwnedDocument = Awaited<ReturnType<typeof withOwner>>[number]

export async function findDocument(db: Db, id: number, owner: OwnerOfConsignment): Promise<OwnedDocument | null> {
  const [found] = await withOwner(db).where(and(eq(taxDocuments.id, id), ownsConsignment(owner)))
  return found ?? null
}

/** The notes on an invoice, oldest first. */
export const listNotes = (db: Db, invoiceId: number): Promise<DocumentRecord[]> =>
  db.select().from(taxDocuments).where(eq(taxDocuments.correctsId, invoiceId)).orderBy(asc(taxDocuments.id))

/** The invoices of an order that stand, oldest first. */
export const listValidInvoices = (tx: Db, orderId: number): Promise<DocumentRecord[]> =>
  tx
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'invoice'), isNull(taxDocuments.cancelledAt)))
    .orderBy(asc(taxDocuments.id))

/** The invoice of a consignment that stands. */
export async function findValidInvoice(tx: Db, consignmentId: number): Promise<DocumentRecord | null> {
  const [found] = await tx
    .select()
    .from(taxDocuments)
    .where(
      and(
        eq(taxDocuments.consignmentId, consignmentId),
        eq(taxDocuments.kind, 'invoice'),
        isNull(taxDocuments.cancelledAt),
      ),
    )
  return found ?? null
}

export const setCancelled = (
  tx: Db,
  id: number,
  cancelled: { cancelledAt: Date; cancelledBy: number; cancelReason: string },
) => tx.update(taxDocuments).set(cancelled).where(eq(taxDocuments.id, id))

/** The IRN that counts: one that was cancelled at the portal is printed and shown nowhere. */
export const validIrn = ({ irn, irnCancelledAt }: Pick<DocumentRecord, 'irn' | 'irnCancelledAt'>) =>
  irnCancelledAt === null ? irn : null
