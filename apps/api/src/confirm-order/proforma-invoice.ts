import type { AnsweredFile } from '@lohahaat/contract/answered-file'
import type { Database } from '../db/db'
import { writeProforma } from '../proforma/write-proforma'
import { loadOrderWithSeller, type Caller } from './load-order'

/** The paper of an order that the caller may see, of the order's own copies and named by its number. */
export async function proformaInvoice(db: Database, caller: Caller, groupOrderId: number): Promise<AnsweredFile> {
  const { order, seller } = await loadOrderWithSeller(db, caller, groupOrderId)
  return {
    name: `${order.orderNo.replaceAll('/', '-')}.pdf`,
    mediaType: 'application/pdf',
    bytes: await writeProforma({ order, seller }),
  }
}
