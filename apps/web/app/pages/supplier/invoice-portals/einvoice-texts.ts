import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './einvoice-texts.hi'

const en = {
  title: 'E-invoice',
  notNeeded: 'The buyer has no GST number, so there is no e-invoice.',
  registered: 'Registered',
  open: 'Not registered',
  cancelled: 'Cancelled',
  cancelledAt: 'Cancelled at',
  cancel: 'Record a cancellation of the IRN',
  cancelTitle: 'Was the IRN cancelled on the portal?',
  reportBy: (day: string) => `To be reported by ${day}`,
  problems: 'Please correct these before the file can be written',
  download: 'Download INV-01 for the portal',
  downloadHint: 'Version 1.1. The upload of this file has not been tried with the portal yet.',
  irn: 'IRN',
  irnHint: '64 digits and letters a to f',
  ackNo: 'Acknowledgement number',
  ackAt: 'Acknowledged at',
  qr: 'QR code',
  withQr: 'On the invoice',
  noQr: 'Not entered',
  signature: 'Signature',
  signatures: {
    verified: 'Verified with the portal’s key',
    unchecked: 'Not checked: the server has no key of the portal (EINVOICE_KEY)',
  },
  enter: 'Enter the portal’s answer',
  answer: 'Answer file',
  answerHint: 'The portal’s JSON: every field below is read from it',
  or: 'Or field by field',
  signedQr: 'Text of the signed QR code',
  signedQrHint: 'As a scanner reads it, or SignedQRCode of the answer. A picture can’t be read here.',
  save: 'Save registration',
  saved: 'Registration saved',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
