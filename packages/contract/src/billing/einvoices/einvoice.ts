import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { blank, instant, queryId, recordId } from '../../platform/fields'
import { portalCancellation } from '../eway-bills/eway-bill'
import { invoiceIds } from '../invoice-ids'
import { portalTexts as texts } from '../portal-texts'
import { problem } from '../problems/problem'

/** What is known of the signature of a QR code: only with the portal's key can it be checked. */
export const signatureStates = ['verified', 'unchecked'] as const

const registration = {
  irn: z.string().nullable(),
  ackNo: z.string().nullable(),
  ackAt: instant.nullable(),
  /** When the IRN was cancelled at the portal; its number is not registered again. */
  irnCancelledAt: instant.nullable(),
  hasQr: z.boolean(),
  /** Null without a QR code. */
  signature: z.enum(signatureStates).nullable(),
}

export const fetchEInvoiceCheck = defineCall({
  method: 'GET',
  path: '/Billing/LH/EInvoiceCheck',
  permission: 'manage invoices',
  summary: 'What to mend before an invoice or a note can be registered, and what the registration portal answered.',
  input: z.object({ invoiceId: queryId('InvoiceId') }),
  response: z.object({
    invoiceId: z.number(),
    number: z.string(),
    orderId: z.number(),
    consignmentId: z.number(),
    sellerId: z.number().nullable(),
    /** False for a buyer without a GST number. */
    isNeeded: z.boolean(),
    /** Not a note. */
    isInvoice: z.boolean(),
    /** The last day to report it; null where none is set. */
    reportBy: z.iso.date().nullable(),
    problems: z.array(problem),
    ...registration,
  }),
})

export type EInvoiceCheck = z.output<typeof fetchEInvoiceCheck.response>

export const fetchEInvoiceFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/EInvoiceFile',
  permission: 'manage invoices',
  summary: 'Invoices and notes as INV-01 version 1.1 for the registration portal. It is refused while a check fails.',
  input: z.object({ invoiceIds }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})

const orNone = <T extends z.ZodType>(field: T) => blank.or(field).nullish()

/** A long text without line breaks of its own; what it says is read later. */
const longText = (missing: () => string, max: number, label: () => string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(max, { error: () => fieldTexts.tooLong(label(), max) })

export const saveEInvoice = defineCall({
  method: 'POST',
  path: '/Billing/LH/EInvoice',
  permission: 'manage invoices',
  summary:
    'Enters what the registration portal answered: its JSON, or IRN, acknowledgement and the text of the signed QR code. A code that contradicts the document is refused.',
  input: z.object({
    invoiceId: recordId('invoiceId'),
    /** The portal's JSON, from which the other fields are read. */
    portalAnswer: orNone(
      longText(
        () => texts.portalAnswerMissing,
        200_000,
        () => texts.portalAnswer,
      ),
    ),
    irn: orNone(
      z
        .string({ error: () => texts.irn })
        .trim()
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/, { error: () => texts.irn }),
    ),
    ackNo: orNone(
      z
        .string({ error: () => texts.ackNo })
        .trim()
        .regex(/^\d{6,20}$/, { error: () => texts.ackNo }),
    ),
    ackAt: z.iso.datetime({ offset: true, error: () => texts.ackAt }).nullish(),
    signedQr: orNone(
      longText(
        () => texts.signedQrMissing,
        8_000,
        () => texts.signedQr,
      ),
    ),
  }),
  response: z.object({ invoiceId: z.number(), ...registration }),
})

export const cancelEInvoice = defineCall({
  method: 'POST',
  path: '/Billing/LH/CancelEInvoice',
  permission: 'manage invoices',
  summary:
    'Records that the IRN of an invoice was cancelled at the portal, within the hours of the settings after it was given.',
  input: z.object({ invoiceId: recordId('invoiceId'), ...portalCancellation }),
  response: z.object({ invoiceId: z.number(), ...registration }),
})
