import { and, asc, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import type { InvoiceFilters } from '@lohahaat/contract/billing/invoices/invoice-filters'
import type { fetchInvoices, invoiceSortable } from '@lohahaat/contract/billing/invoices/invoices'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import type { Db } from '../../platform/db/db'
import { containsWords } from '../../platform/db/search'
import type { DocumentRecord } from './tax-documents.repository'

/** Whose documents are listed: everybody's, or those to a company, or to one member of it, and those that a supplier loads. */
export type DocumentsOf = 'anybody' | { companyId: number; buyerId: number | null; sellerId: number | null }

const buyerName = sql`${taxDocuments.content} #>> '{document,buyer,name}'`
const buyerGstin = sql`${taxDocuments.content} #>> '{document,buyer,gstin}'`

const sortings: Record<(typeof invoiceSortable)[number], SQL> = {
  issuedOn: sql`${taxDocuments.issuedOn}`,
  number: sql`${taxDocuments.number}`,
  buyerName: sql`lower(${buyerName})`,
  payable: sql`${taxDocuments.payablePaise}`,
}

const isListedFor = (of: DocumentsOf): SQL | undefined =>
  of === 'anybody'
    ? undefined
    : or(
        and(eq(taxDocuments.companyId, of.companyId), of.buyerId === null ? undefined : eq(orders.buyerId, of.buyerId)),
        of.sellerId === null ? undefined : eq(consignments.sellerId, of.sellerId),
      )

const matches = (of: DocumentsOf, { kind, month, companyId, ofOrderId, consignmentId, search }: InvoiceFilters) =>
  and(
    isListedFor(of),
    kind && eq(taxDocuments.kind, kind),
    month === undefined
      ? undefined
      : and(gte(taxDocuments.issuedOn, `${month}-01`), lt(taxDocuments.issuedOn, after(month))),
    companyId === undefined ? undefined : eq(taxDocuments.companyId, companyId),
    ofOrderId === undefined ? undefined : eq(taxDocuments.orderId, ofOrderId),
    consignmentId === undefined ? undefined : eq(taxDocuments.consignmentId, consignmentId),
    containsWords([taxDocuments.number, orders.orderNo, buyerName, buyerGstin], search),
  )

/** The first day of the next month. */
function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

const listed = (db: Db) =>
  db
    .select({ document: taxDocuments, total: sql<number>`count(*) over ()::int` })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .innerJoin(consignments, eq(consignments.id, taxDocuments.consignmentId))
    .$dynamic()

/** One page of documents, newest first unless asked otherwise. */
export async function pageOfDocuments(db: Db, of: DocumentsOf, request: ParsedInputOf<typeof fetchInvoices>) {
  const { page, pageSize, sort = '-issuedOn' } = request
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const direction = sort.startsWith('-') ? desc : asc
  const rows = await listed(db)
    .where(matches(of, request))
    .orderBy(direction(sortings[sort.replace(/^-/, '') as keyof typeof sortings]), direction(taxDocuments.id))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  return { rows: rows.map(({ document }) => document), total: rows[0]?.total ?? 0 }
}

const CHUNK = 500

/** All matching documents, oldest first, in chunks, so that a year of them is never in memory at once. */
export async function* readDocuments(
  db: Db,
  of: DocumentsOf,
  filters: InvoiceFilters,
): AsyncGenerator<DocumentRecord[]> {
  let last = 0
  for (;;) {
    const found = await listed(db)
      .where(and(sql`${taxDocuments.id} > ${last}`, matches(of, filters)))
      .orderBy(taxDocuments.id)
      .limit(CHUNK)
    if (found.length > 0) yield found.map(({ document }) => document)
    if (found.length < CHUNK) return
    last = found.at(-1)?.document.id ?? last
  }
}
