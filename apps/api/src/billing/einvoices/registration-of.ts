import type { EInvoiceCheck } from '@lohahaat/contract/billing/einvoices/einvoice'
import type { Exported } from '../exports/exported-document'
import { isSignedBy, readQr } from './signed-qr'

type Registration = Pick<Exported['row'], 'irn' | 'ackNo' | 'ackAt' | 'signedQr' | 'irnCancelledAt'>

/** What is known of a document's registration. Without the portal's key nobody can say who signed its QR code. */
export function registrationOf(
  { irn, ackNo, ackAt, signedQr, irnCancelledAt }: Registration,
  key: string | null,
): Pick<EInvoiceCheck, 'irn' | 'ackNo' | 'ackAt' | 'irnCancelledAt' | 'hasQr' | 'signature'> {
  const qr = signedQr === null ? null : readQr(signedQr)
  const isVerified = qr !== null && key !== null && isSignedBy(key, qr)
  return {
    ...{ irn, ackNo, ackAt: ackAt?.toISOString() ?? null },
    irnCancelledAt: irnCancelledAt?.toISOString() ?? null,
    hasQr: qr !== null,
    signature: qr && (isVerified ? 'verified' : 'unchecked'),
  }
}
