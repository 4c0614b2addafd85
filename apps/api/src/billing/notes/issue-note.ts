import { issueNote as issueCall } from '@lohahaat/contract/billing/notes/notes'
import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { NoteDraftLine, NoteReason } from '@lohahaat/domain/billing/notes'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import { doOnce } from '../../platform/db/used-keys.repository'
import { lockInvoice } from '../invoices/cancel-invoice'
import { setNoteNo } from '../invoices/consignments-to-bill.repository'
import type { BillingDesk } from '../invoices/issue-invoice'
import { readDocument } from '../invoices/load-invoice'
import { storeNote } from './store-note'

/** What a truck may be closed after. */
const settling: readonly NoteReason[] = ['short-weight', 'over-weight', 'returned', 'damaged']

type Input = ParsedInputOf<typeof issueCall>

/** An administrator corrects an invoice by a note. A repeat with the same key answers the first one. */
export const issueNote = (
  { db, siteUrl }: BillingDesk,
  actor: Actor,
  { invoiceId, kind, noteReason, withPerTonCharges, noteLines }: Input,
  key: string | undefined,
): Promise<TaxDocumentDetail> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, actor.userId)
    const request = { userId: actor.userId, call: issueCall.path, key }
    const { answer } = await doOnce(tx, request, actor.at, async () => {
      const locked = await lockInvoice(tx, invoiceId)
      const stored = await storeNote(tx, siteUrl, actor, locked, {
        ...{ kind, withPerTonCharges, reason: noteReason },
        lines: noteLines.map(toDraftLine),
      })
      const { id, noteNo } = locked.consignment
      if (noteNo === null && settling.includes(noteReason)) await setNoteNo(tx, id, stored.number)
      return stored
    })
    return readDocument(tx, actor, answer.invoiceId)
  })

const toDraftLine = ({ lineNo, kg, amount }: Input['noteLines'][number]): NoteDraftLine =>
  typeof kg !== 'number' ? { lineNo, taxable: rupees(amount ?? 0) } : { lineNo, grams: toUnits(kg, 3) }
