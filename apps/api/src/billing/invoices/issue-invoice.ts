import { issueInvoice as issueCall } from '@lohahaat/contract/billing/invoices/invoices'
import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import type { Invoice } from '@lohahaat/domain/billing/invoice'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import { mailBuyer } from '../../ordering/order-changes/change-order'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { documentIssued } from './document-letters'
import {
  findYard,
  listLoads,
  lockToBill,
  setInvoiceNo,
  sumInvoicedGrams,
  type LockedConsignment,
} from './consignments-to-bill.repository'
import { decodeDocument } from './document-codec'
import { chargesOf, linesOfLoads, needsSlip, particularsOf } from './draft-of-load'
import { readDocument, SOMEBODY_ELSES } from './load-invoice'
import { partiesOf } from './parties-of-order'
import { storeDocument } from './store-document'
import { listValidInvoices } from './tax-documents.repository'
import { weighedLoadOf } from '../../fulfilment/weighbridge/settlement'

export interface BillingDesk {
  db: Database
  siteUrl: string
}

/** Issues the tax invoice of a truck from what is loaded on it. A repeat with the same key answers the first one. */
export const issueInvoice = (
  { db, siteUrl }: BillingDesk,
  actor: Actor,
  consignmentId: number,
  key: string | undefined,
): Promise<TaxDocumentDetail> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, actor.userId)
    const request = { userId: actor.userId, call: issueCall.path, key }
    const { answer } = await doOnce(tx, request, actor.at, () => issue(tx, siteUrl, actor, consignmentId))
    return readDocument(tx, actor, answer.invoiceId)
  })

async function issue(tx: Db, siteUrl: string, actor: Actor, consignmentId: number) {
  const locked = await lockLoaded(tx, actor, consignmentId)
  const { order, consignment } = locked
  const loads = await listLoads(tx, consignmentId)
  if (loads.length === 0) throw new Refusal('consignmentEmpty')
  const weighed = await weighedLoadOf(tx, consignmentId)
  if (weighed === null && needsSlip(loads)) throw new Refusal('slipMissing')
  const parties = await partiesOf(
    order,
    consignment.sellerId === null ? null : await findYard(tx, consignment.sellerId),
  )
  const lines = linesOfLoads(order, loads, weighed?.shares ?? null)
  const earlier = await listValidInvoices(tx, order.id)
  const charges = chargesOf(order, earlier.map(toInvoice), {
    loadedBefore: await sumInvoicedGrams(tx, order.id),
    loadedNow: loads.reduce((sum, { grams }) => sum + grams, 0n),
  })
  const of = { orderId: order.id, consignmentId, companyId: order.companyId, correctsId: null }
  const { invoiceId, issued } = await storeDocument(tx, actor, of, 'invoice', (head) => ({
    // What is flat and not yet charged is in the charges, so that each may count as the first.
    document: computeInvoice({ ...head, ...parties, isFirstConsignment: true, charges, lines }),
    particulars: particularsOf(locked, loads),
  }))
  await setInvoiceNo(tx, consignmentId, issued.document.number)
  await mailBuyer(tx, order, () => documentIssued(invoiceId, issued, siteUrl))
  return { invoiceId }
}

/** A truck that waits for its invoice, which the actor may issue. */
async function lockLoaded(tx: Db, actor: Actor, consignmentId: number): Promise<LockedConsignment> {
  const locked = await lockToBill(tx, consignmentId, actor.adminRights === 'fresh' ? 'anybody' : actor)
  const thing = locked ? { ...locked.consignment, buyerId: locked.order.buyerId } : SOMEBODY_ELSES
  if (!may(actor, 'issue an invoice', thing) || !locked) throw new Refusal('consignmentNotFound')
  const { order, consignment } = locked
  if (consignment.invoiceNo !== null) throw new Refusal('invoiceExists', consignment.invoiceNo)
  if (order.status === 'Cancelled') throw new Refusal('orderClosed', order.orderNo, order.status)
  if (consignment.state !== 'Loaded') throw new Refusal('notLoadedYet')
  return locked
}

export function toInvoice({ content, number }: { content: unknown; number: string }): Invoice {
  const { document } = decodeDocument(content)
  if (document.kind !== 'invoice') throw new Error(`${number} was taken for an invoice`)
  return document
}
