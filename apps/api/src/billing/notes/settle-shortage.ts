import { settleShortage as settleCall } from '@lohahaat/contract/billing/notes/notes'
import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { lockToBill, setNoteNo } from '../invoices/consignments-to-bill.repository'
import { decodeDocument } from '../invoices/document-codec'
import type { BillingDesk } from '../invoices/issue-invoice'
import { readDocument } from '../invoices/load-invoice'
import { findValidInvoice } from '../invoices/tax-documents.repository'
import { settlementOf } from '../../fulfilment/weighbridge/settlement'
import { storeNote } from './store-note'

/** Issues the note that the slips of a truck come to, once. A repeat with the same key answers the first one. */
export const settleShortage = (
  { db, siteUrl }: BillingDesk,
  actor: Actor,
  consignmentId: number,
  key: string | undefined,
): Promise<TaxDocumentDetail> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, actor.userId)
    const request = { userId: actor.userId, call: settleCall.path, key }
    const { answer } = await doOnce(tx, request, actor.at, () => settle(tx, siteUrl, actor, consignmentId))
    return readDocument(tx, actor, answer.invoiceId)
  })

async function settle(tx: Db, siteUrl: string, actor: Actor, consignmentId: number) {
  const locked = await lockToBill(tx, consignmentId, 'anybody')
  if (!locked) throw new Refusal('consignmentNotFound')
  const { order, consignment } = locked
  if (consignment.noteNo !== null) throw new Refusal('shortageSettled', consignment.noteNo)
  const invoice = await findValidInvoice(tx, consignmentId)
  const settlement = await settlementOf(tx, consignmentId)
  if (!invoice || !settlement) throw new Refusal('nothingToSettle')
  const { particulars } = decodeDocument(invoice.content)
  const stored = await storeNote(
    tx,
    siteUrl,
    actor,
    { invoice, order },
    {
      kind: settlement.kind,
      reason: settlement.kind === 'credit' ? 'short-weight' : 'over-weight',
      withPerTonCharges: true,
      lines: settlement.lines.map(({ orderLineId, kg }) => {
        const line = particulars.lines.find((each) => each.orderLineId === orderLineId)
        if (!line) throw new Error(`${invoice.number} has no line for what was weighed`)
        return { lineNo: line.lineNo, grams: kg * 1000n }
      }),
    },
  )
  await setNoteNo(tx, consignmentId, stored.number)
  return stored
}
