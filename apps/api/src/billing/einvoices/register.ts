import type { saveEInvoice as saveCall } from '@lohahaat/contract/billing/einvoices/einvoice'
import { sayDifferences } from '@lohahaat/contract/billing/einvoices/qr-texts'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { compareQr } from '@lohahaat/domain/billing/einvoice/compare-qr'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { lockToExport, type Exported } from '../exports/exported-document'
import { setRegistration } from '../exports/exported.repository'
import { einvoiceSettingsOf, loadBillingSettings } from '../settings/settings-in-force'
import { readPortalAnswer, type PortalAnswer } from './portal-answer'
import { registrationOf } from './registration-of'
import { isSignedBy, readQr } from './signed-qr'

type Entered = ParsedInputOf<typeof saveCall>

/** Enters what the portal answered for a document. A QR code that contradicts it is refused, and nothing is stored. */
export const registerEInvoice = (
  { db, einvoiceKey }: Pick<Services, 'db' | 'einvoiceKey'>,
  actor: Actor,
  entered: Entered,
): Promise<ResponseOf<typeof saveCall>> =>
  db.transaction(async (tx) => {
    const of = await lockToExport(tx, actor, entered.invoiceId)
    if (of.row.irnCancelledAt) throw new Refusal('irnCancelled', of.row.number)
    const answer = answerOf(entered, of)
    if (of.row.irn !== null && of.row.irn !== answer.irn) throw new Refusal('irnExists', of.row.number, of.row.irn)
    if (answer.signedQr !== null) {
      const qr = readQr(answer.signedQr)
      if (!qr) throw new Refusal('qrUnreadable')
      const settings = einvoiceSettingsOf(await loadBillingSettings(tx))
      const differences = compareQr(qr.claims, of.document, answer.irn, settings)
      if (differences.length > 0) throw new Refusal('qrDiffers', sayDifferences(differences))
      if (einvoiceKey !== null && !isSignedBy(einvoiceKey, qr)) throw new Refusal('qrSignatureWrong')
    }
    await setRegistration(tx, of.row.id, answer)
    return { invoiceId: of.row.id, ...registrationOf({ ...answer, irnCancelledAt: null }, einvoiceKey) }
  })

/** By the portal's own answer, or field by field; what was entered before stays where nothing is entered. */
function answerOf(entered: Entered, { row }: Exported): PortalAnswer {
  if (entered.portalAnswer) {
    const read = readPortalAnswer(entered.portalAnswer)
    if (!read) throw new Refusal('portalAnswerUnreadable')
    return { ...read, signedQr: read.signedQr ?? row.signedQr }
  }
  const irn = entered.irn ?? row.irn
  const ackNo = entered.ackNo ?? row.ackNo
  const ackAt = entered.ackAt ? new Date(entered.ackAt) : row.ackAt
  if (!irn || !ackNo || !ackAt) throw new Refusal('irnNeeded')
  return { irn, ackNo, ackAt, signedQr: entered.signedQr ?? row.signedQr }
}
