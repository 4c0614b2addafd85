import { checkNote, computeNote, lastDayOfCredit, type Note, type NoteDraft } from '@lohahaat/domain/billing/notes'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { formatDay, istDay } from '@lohahaat/domain/platform/ist'
import { mailBuyer } from '../../ordering/order-changes/change-order'
import type { OrderRecord } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { decodeDocument } from '../invoices/document-codec'
import { documentIssued } from '../invoices/document-letters'
import { toInvoice } from '../invoices/issue-invoice'
import { storeDocument } from '../invoices/store-document'
import { listNotes, type DocumentRecord } from '../invoices/tax-documents.repository'
import { loadBillingSettings, taxFiguresOf } from '../settings/settings-in-force'
import { texts } from './texts'

/** What a note says beside its number and its day. */
export type NoteContent = Omit<NoteDraft, 'number' | 'issuedOn'>

/** Issues a note on an invoice whose order is locked, or refuses it in words. */
export async function storeNote(
  tx: Db,
  siteUrl: string,
  actor: Actor,
  { invoice: record, order }: { invoice: DocumentRecord; order: OrderRecord },
  content: NoteContent,
): Promise<{ invoiceId: number; number: string }> {
  const invoice = toInvoice(record)
  const draft = { ...content, number: '', issuedOn: istDay(actor.at) }
  const { creditUntil } = taxFiguresOf(await loadBillingSettings(tx))
  const [problem] = checkNote(invoice, draft, { earlier: await validNotes(tx, record.id), creditUntil })
  if (problem) {
    const at = /^lines\.(\d+)$/.exec(problem.field)?.[1]
    const lineNo = at === undefined ? 0 : (content.lines[Number(at)]?.lineNo ?? 0)
    const last = formatDay(lastDayOfCredit(invoice.issuedOn, creditUntil))
    throw new Refusal('noteUnfit', texts.problems[problem.kind](lineNo, last))
  }
  const { orderId, consignmentId, companyId } = record
  const of = { orderId, consignmentId, companyId, correctsId: record.id }
  const { invoiceId, issued } = await storeDocument(tx, actor, of, content.kind, (head) => ({
    document: computeNote(invoice, { ...content, ...head }),
    particulars: decodeDocument(record.content).particulars,
  }))
  await mailBuyer(tx, order, () => documentIssued(invoiceId, issued, siteUrl))
  return { invoiceId, number: issued.document.number }
}

const validNotes = async (tx: Db, invoiceId: number): Promise<Note[]> =>
  (await listNotes(tx, invoiceId)).flatMap(({ content, cancelledAt }) => {
    const { document } = decodeDocument(content)
    return document.kind === 'invoice' || cancelledAt !== null ? [] : [document]
  })
