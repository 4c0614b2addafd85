import { z } from 'zod'
import { noteReasons } from '@lohahaat/domain/billing/notes'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { taxDocument } from '../invoices/tax-document'
import { texts } from '../texts'

const MOST_LINES = 200

const noteLine = z
  .object({
    lineNo: z.int({ error: () => texts.lineNo }).min(1, { error: () => texts.lineNo }),
    /** A weight at the rate of the invoice, in kg. */
    kg: decimal(() => texts.kg, { above: 0, max: 1_000_000, places: 3 }).nullish(),
    /** Or an amount before tax. */
    amount: decimal(() => texts.amount, { above: 0, max: 10_000_000_000, places: 2 }).nullish(),
  })
  .refine(({ kg, amount }) => [kg, amount].filter((value) => typeof value === 'number').length === 1, {
    error: () => texts.noteLine,
  })

export const issueNote = defineCall({
  method: 'POST',
  path: '/Billing/LH/IssueNote',
  permission: 'manage invoices',
  summary: 'Issues a credit or debit note that corrects an invoice, by weight or by amount, and mails the buyer.',
  input: z.object({
    invoiceId: recordId('invoiceId'),
    kind: z.enum(['credit', 'debit'], { error: () => texts.noteKind }),
    noteReason: z.enum(noteReasons, { error: () => texts.noteReason }),
    /** Charges by the ton go along with the weight that they were charged on. */
    withPerTonCharges: z.boolean(),
    noteLines: z
      .array(noteLine, { error: () => texts.noteLines })
      .min(1, { error: () => texts.noteLines })
      .max(MOST_LINES, { error: () => texts.tooManyLines(MOST_LINES) }),
  }),
  response: taxDocument,
  idempotencyKey: true,
})

export const settleShortage = defineCall({
  method: 'POST',
  path: '/Billing/LH/SettleShortage',
  permission: 'manage invoices',
  summary:
    'Issues the note that settles the weighbridges of a consignment: the seller’s slip against the buyer’s, or the binding third.',
  input: z.object({ consignmentId: recordId('consignmentId') }),
  response: taxDocument,
  idempotencyKey: true,
})
