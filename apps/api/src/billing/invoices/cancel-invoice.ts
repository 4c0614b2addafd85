import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { postCancellation, postDocument } from '@lohahaat/domain/billing/ledger/post-sale'
import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { mailBuyer } from '../../ordering/order-changes/change-order'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findBill } from '../eway-bills/eway-bills.repository'
import { lockExported } from '../exports/exported.repository'
import { insertPosting } from '../ledger/postings.repository'
import { loadBillingSettings } from '../settings/settings-in-force'
import { findInvoiceNoOf } from '../suppliers/suppliers.repository'
import { lockToBill, setInvoiceNo, type LockedConsignment } from './consignments-to-bill.repository'
import { decodeDocument } from './document-codec'
import { invoiceCancelled } from './document-letters'
import type { BillingDesk } from './issue-invoice'
import { readDocument } from './load-invoice'
import { findDocument, listNotes, setCancelled, validIrn, type DocumentRecord } from './tax-documents.repository'

/**
 * Cancels an invoice whose goods are still in the yard. It keeps its number and stays readable; what it moved in the books
 * is taken back, and the truck can be invoiced anew.
 */
export const cancelInvoice = (
  { db, siteUrl }: BillingDesk,
  actor: Actor,
  { invoiceId, reason }: { invoiceId: number; reason: string },
): Promise<TaxDocumentDetail> =>
  db.transaction(async (tx) => {
    const { invoice, order, consignment } = await lockInvoice(tx, invoiceId)
    if (hasReached(consignment.state, 'Dispatched')) throw new Refusal('invoiceDispatched', invoice.number)
    const notes = await listNotes(tx, invoiceId)
    if (notes.some(({ cancelledAt }) => cancelledAt === null)) throw new Refusal('invoiceHasNotes', invoice.number)
    await refuseLivePapers(tx, invoice)
    // Its commission is that of the load, which may change once the invoice is gone.
    const billed = await findInvoiceNoOf(tx, consignment.id)
    if (billed !== null) throw new Refusal('invoiceHasSupplierInvoice', invoice.number, billed)
    const { userId, at } = actor
    await setCancelled(tx, invoiceId, { cancelledAt: at, cancelledBy: userId, cancelReason: reason })
    await setInvoiceNo(tx, consignment.id, null)
    const issued = decodeDocument(invoice.content)
    const posting = postCancellation(postDocument(issued.document, invoice.companyId), istDay(at))
    const party = { companyId: invoice.companyId }
    await insertPosting(tx, posting, { party, sourceId: invoiceId, postedBy: userId, at })
    const kept = { number: invoice.number, orderNo: order.orderNo, payable: toRupees(invoice.payablePaise) }
    await recordAudit(tx, actor, {
      ...{ resource: 'Invoice', recordId: invoiceId },
      ...{ before: { ...kept, cancelReason: null }, after: { ...kept, cancelReason: reason } },
    })
    await mailBuyer(tx, order, () => invoiceCancelled(invoiceId, issued, reason, siteUrl))
    return readDocument(tx, actor, invoiceId)
  })

/**
 * A portal would go on counting the papers of an invoice that is cancelled here only. Its row is locked first, so that no
 * paper is entered meanwhile.
 */
async function refuseLivePapers(tx: Db, { id, number }: DocumentRecord) {
  const locked = await lockExported(tx, id)
  const bill = await findBill(tx, id)
  const { eway, einvoice } = await loadBillingSettings(tx)
  if (bill && bill.cancelledAt === null) throw new Refusal('invoiceHasEwayBill', number, bill.number, eway.cancelHours)
  if (locked && validIrn(locked.document) !== null) throw new Refusal('invoiceHasIrn', number, einvoice.cancelHours)
}

/** An invoice that stands, with its order and its truck locked; for administrators, so of anybody. */
export async function lockInvoice(tx: Db, invoiceId: number): Promise<LockedConsignment & { invoice: DocumentRecord }> {
  const found = await findDocument(tx, invoiceId, 'anybody')
  if (!found) throw new Refusal('invoiceNotFound')
  const { number, kind, consignmentId } = found.document
  if (kind !== 'invoice') throw new Refusal('notAnInvoice', number)
  const locked = await lockToBill(tx, consignmentId, 'anybody')
  // Read again after the locks: it may have been cancelled meanwhile.
  const invoice = (await findDocument(tx, invoiceId, 'anybody'))?.document
  if (!locked || !invoice) throw new Refusal('invoiceNotFound')
  if (invoice.cancelledAt !== null) throw new Refusal('invoiceCancelled', number)
  return { ...locked, invoice }
}
