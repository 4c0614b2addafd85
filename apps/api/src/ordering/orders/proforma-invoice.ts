import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Database } from '../../platform/db/db'
import { writeDocument } from '../../documents/write-document'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { loadOrderWithSeller } from './load-order'

/** The proforma invoice of an order that the caller may see. */
export async function proformaInvoice(db: Database, actor: Actor, orderId: number): Promise<AnsweredFile> {
  const { order, seller } = await loadOrderWithSeller(db, actor, orderId)
  return {
    name: `${order.orderNo.replaceAll('/', '-')}.pdf`,
    mediaType: 'application/pdf',
    bytes: await writeDocument(actor.userId, { kind: 'proforma', printed: { order, seller } }),
  }
}
