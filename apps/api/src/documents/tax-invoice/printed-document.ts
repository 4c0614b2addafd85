import type { DocumentCopy, IssuedDocument } from '@lohahaat/domain/billing/issued-document'

/** Everything that an invoice or a note shows. */
export interface PrintedDocument {
  issued: IssuedDocument
  copy: DocumentCopy
  isCancelled: boolean
  /** What the invoice registration portal answered; null until then. */
  registration: { irn: string; ackNo: string | null; ackAt: string | null; signedQr: string | null } | null
}
