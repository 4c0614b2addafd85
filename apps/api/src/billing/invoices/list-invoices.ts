import type { exportInvoices as exportCall, fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { fitAnswer } from '../../platform/db/fit-answer'
import type { Db } from '../../platform/db/db'
import { writeLongCsv, writeLongXlsx } from '../../platform/spreadsheets/write-long-sheet'
import type { Cell } from '../../platform/spreadsheets/write-sheet'
import { decodeDocument } from './document-codec'
import { pageOfDocuments, readDocuments, type DocumentsOf } from './invoice-list.repository'
import type { DocumentRecord } from './tax-documents.repository'
import { texts } from './texts'
import { toRow } from './to-detail'

/** Who may not see what his colleagues ordered sees the papers of his own orders alone. */
function documentsOf(actor: Actor): DocumentsOf {
  if (actor.adminRights === 'fresh') return 'anybody'
  const { companyId, sellerId, userId } = actor
  const readsAll = isAllowed('see an invoice', actor, { buyerId: 0, companyId, sellerId: null })
  const loads = isAllowed('see an invoice', actor, { buyerId: 0, companyId: 0, sellerId })
  return { companyId, buyerId: readsAll ? null : userId, sellerId: loads ? sellerId : null }
}

export async function listInvoices(db: Db, actor: Actor, request: ParsedInputOf<typeof fetchInvoices>) {
  const { rows, total } = await pageOfDocuments(db, documentsOf(actor), request)
  return { rows: fitAnswer(rows.map(toRow)), total }
}

const columns = (): [title: string, cell: (document: DocumentRecord) => Cell][] => [
  [texts.columns.number, ({ number }) => number],
  [texts.columns.kind, ({ kind }) => kind],
  [texts.columns.date, ({ issuedOn }) => issuedOn],
  [texts.columns.order, ({ content }) => decodeDocument(content).particulars.orderNo],
  [texts.columns.buyer, ({ content }) => decodeDocument(content).document.buyer.name],
  [texts.columns.gstin, ({ content }) => decodeDocument(content).document.buyer.gstin],
  [texts.columns.placeOfSupply, ({ content }) => decodeDocument(content).document.placeOfSupply],
  [texts.columns.taxable, ({ taxablePaise }) => toRupees(taxablePaise)],
  [texts.columns.igst, ({ igstPaise }) => toRupees(igstPaise)],
  [texts.columns.cgst, ({ cgstPaise }) => toRupees(cgstPaise)],
  [texts.columns.sgst, ({ sgstPaise }) => toRupees(sgstPaise)],
  [texts.columns.roundOff, ({ roundOffPaise }) => toRupees(roundOffPaise)],
  [texts.columns.payable, ({ payablePaise }) => toRupees(payablePaise)],
  [texts.columns.corrects, ({ content }) => decodeDocument(content).document.corrects?.number ?? null],
  [texts.columns.irn, ({ irn }) => irn],
  [texts.columns.cancelled, ({ cancelledAt }) => cancelledAt && istDay(cancelledAt)],
]

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** One row per document, those that were cancelled too: their numbers are used. */
export async function exportInvoices(
  db: Db,
  actor: Actor,
  { format, ...filters }: ParsedInputOf<typeof exportCall>,
): Promise<AnsweredFile> {
  const titles = columns().map(([title]) => title)
  const rows = rowsOf(readDocuments(db, documentsOf(actor), filters))
  const write = format === 'csv' ? writeLongCsv : writeLongXlsx
  const bytes = await write(actor.userId, titles, rows)
  return { name: `lohahaat-invoices-${istDay(actor.at)}.${format}`, mediaType: MEDIA_TYPES[format], bytes }
}

async function* rowsOf(chunks: AsyncIterable<DocumentRecord[]>): AsyncGenerator<Cell[][]> {
  const cells = columns()
  for await (const found of chunks) yield found.map((document) => cells.map(([, cell]) => cell(document)))
}
