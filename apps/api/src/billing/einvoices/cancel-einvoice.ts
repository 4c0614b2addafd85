import type { cancelEInvoice as cancelCall } from '@lohahaat/contract/billing/einvoices/einvoice'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { canCancel } from '@lohahaat/domain/billing/eway-bill/validity'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { lockToExport } from '../exports/exported-document'
import { setRegistration } from '../exports/exported.repository'
import { cancelledWhen } from '../exports/portal-times'
import { loadBillingSettings } from '../settings/settings-in-force'
import { registrationOf } from './registration-of'

/** Records that an IRN was cancelled at the portal, which does so for some hours only. */
export const cancelEInvoice = (
  { db, einvoiceKey }: Pick<Services, 'db' | 'einvoiceKey'>,
  actor: Actor,
  { invoiceId, cancelReason, cancelledAt: typed }: ParsedInputOf<typeof cancelCall>,
): Promise<ResponseOf<typeof cancelCall>> =>
  db.transaction(async (tx) => {
    const { row } = await lockToExport(tx, actor, invoiceId)
    // A note can't be cancelled here, so it would stay without the registration that it needs.
    if (row.kind !== 'invoice') throw new Refusal('notAnInvoice', row.number)
    if (!row.irn || !row.ackAt) throw new Refusal('irnMissing', row.number)
    if (row.irnCancelledAt) throw new Refusal('irnCancelled', row.number)
    const irnCancelledAt = cancelledWhen(typed, row.ackAt, actor.at)
    const { einvoice } = await loadBillingSettings(tx)
    if (!canCancel(row.ackAt, irnCancelledAt, einvoice)) throw new Refusal('irnTooLateToCancel', einvoice.cancelHours)
    await setRegistration(tx, row.id, { irnCancelledAt, irnCancelReason: cancelReason })
    return { invoiceId, ...registrationOf({ ...row, irnCancelledAt }, einvoiceKey) }
  })
