import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { inSnapshot } from '../../ordering/orders/load-order'
import { may } from '../../identity/sign-in/may'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findDocument, listNotes, type OwnedDocument } from './tax-documents.repository'
import { toDetail } from './to-detail'

/** What only an administrator has a right to. */
export const SOMEBODY_ELSES = { buyerId: 0, companyId: 0, sellerId: null }

const toThing = ({ document, buyerId, sellerId }: OwnedDocument) => ({
  buyerId,
  companyId: document.companyId,
  sellerId,
})

/** A document that the actor may see: of his company, of a truck that his company loads, or as an administrator any. */
export async function findVisible(db: Db, actor: Actor, id: number): Promise<OwnedDocument> {
  const own = await findDocument(db, id, actor)
  if (own && may(actor, 'see an invoice', toThing(own))) return own
  // Checked before the lookup, so that the answer doesn't reveal whether there is such a document.
  if (!may(actor, 'see an invoice', SOMEBODY_ELSES)) throw new Refusal('invoiceNotFound')
  const found = await findDocument(db, id, 'anybody')
  if (!found) throw new Refusal('invoiceNotFound')
  return found
}

export const loadInvoice = (db: Database, actor: Actor, id: number): Promise<TaxDocumentDetail> =>
  inSnapshot(db, (tx) => readDocument(tx, actor, id))

export async function readDocument(tx: Db, actor: Actor, id: number): Promise<TaxDocumentDetail> {
  const found = await findVisible(tx, actor, id)
  const { correctsId } = found.document
  const corrected = correctsId === null ? null : await findDocument(tx, correctsId, 'anybody')
  return toDetail(found, {
    corrected: corrected?.document ?? null,
    notes: await listNotes(tx, id),
    isAdmin: actor.adminRights === 'fresh',
  })
}
