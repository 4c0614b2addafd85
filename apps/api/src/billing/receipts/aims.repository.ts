import { and, eq } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'

export const isOrderOf = async (db: Db, orderId: number, companyId: number) =>
  (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.companyId, companyId)))) > 0

export const isDocumentOf = async (db: Db, documentId: number, companyId: number) =>
  (await db.$count(taxDocuments, and(eq(taxDocuments.id, documentId), eq(taxDocuments.companyId, companyId)))) > 0
