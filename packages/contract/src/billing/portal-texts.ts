import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './portal-texts.hi'

/** What is said of a field of e-way bills and e-invoices that can't be taken. */
const en = {
  invoiceIds: (most: number) => `InvoiceIds must be ids separated by commas, ${most} at most.`,
  ewayBillNo: 'Please enter the e-way bill number of 12 digits.',
  generatedAt: 'Please enter when the e-way bill was generated.',
  vehicleEnteredAt: 'Please enter when the vehicle was entered.',
  km: 'Distance in km',
  reason: 'Please choose why it is cancelled.',
  cancelledAt: 'Please enter when it was cancelled at the portal.',
  irn: 'Please enter the IRN of 64 digits and letters a to f.',
  ackNo: 'Please enter the acknowledgement number of 6 to 20 digits.',
  ackAt: 'Please enter when the portal acknowledged it.',
  signedQr: 'The signed QR code',
  signedQrMissing: 'Please paste the text of the signed QR code.',
  portalAnswer: 'The portal’s answer',
  portalAnswerMissing: 'Please choose the portal’s answer.',
}

export type Texts = typeof en

export const portalTexts = inLanguages({ en, hi })
