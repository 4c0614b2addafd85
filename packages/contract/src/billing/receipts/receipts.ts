import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, queryId, recordId, text } from '../../platform/fields'
import { listQuery, queryDay } from '../../platform/list-query'
import { texts } from '../money-texts'

const { page, pageSize, search } = listQuery([])

const MOST_RUPEES = 100_000_000_000
const MOST_SHARES = 200

const receiptMethods = ['bank', 'upi', 'cheque', 'adjustment'] as const

const shares = z
  .array(
    z.object({
      /** Of an invoice or a debit note, such as INV/26-27/000001. */
      number: text(
        () => texts.invoiceNumber,
        16,
        () => texts.invoiceNumberMissing,
      ),
      amount: decimal(() => texts.share, { above: 0, max: MOST_RUPEES, places: 2 }),
    }),
  )
  .max(MOST_SHARES)
  .nullish()
  .transform((list) => list ?? null)

const receipt = z.object({
  receiptId: z.number(),
  number: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  orderNo: z.string().nullable(),
  documentNo: z.string().nullable(),
  method: z.enum(receiptMethods),
  amount: z.number(),
  tds: z.number(),
  paidOn: z.string(),
  reference: z.string().nullable(),
  remark: z.string().nullable(),
  recordedBy: z.string(),
  recordedAt: instant,
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  shares: z.array(z.object({ number: z.string(), amount: z.number() })),
  /** What is in no share: it stays with the company. */
  advance: z.number(),
})

export type Receipt = z.output<typeof receipt>

export const saveReceipt = defineCall({
  method: 'POST',
  path: '/Billing/LH/Receipt',
  permission: 'manage money',
  summary:
    'Records money that a company paid, and the tax on goods it kept back. Without shares it is set against the oldest open invoices, or those of the order or invoice it is meant for; the rest is kept as advance.',
  input: z
    .object({
      companyId: recordId('companyId'),
      orderId: recordId('groupOrderId').nullish(),
      documentId: recordId('documentId').nullish(),
      method: z.enum(receiptMethods, { error: () => texts.method }),
      amount: decimal(() => texts.amount, { min: 0, max: MOST_RUPEES, places: 2 }),
      tds: decimal(() => texts.tds, { min: 0, max: MOST_RUPEES, places: 2 })
        .nullish()
        .transform((tds) => tds ?? 0),
      paidOn: queryDay('paidOn'),
      reference: optionalText(() => texts.reference, 40),
      remark: optionalText(() => texts.remark, 200),
      shares,
    })
    .refine(({ amount, tds }) => amount + tds > 0, { error: () => texts.nothingReceived, path: ['amount'] })
    .refine(({ orderId, documentId }) => !orderId || !documentId, { error: () => texts.oneAim, path: ['orderId'] }),
  response: receipt,
  idempotencyKey: true,
})

export const allocateReceipt = defineCall({
  method: 'PUT',
  path: '/Billing/LH/ReceiptShares',
  permission: 'manage money',
  summary: 'Sets a receipt against other invoices: as chosen, or without shares against the oldest open ones.',
  input: z.object({ receiptId: recordId('receiptId'), shares }),
  response: receipt,
})

export const cancelReceipt = defineCall({
  method: 'PUT',
  path: '/Billing/LH/CancelReceipt',
  permission: 'manage money',
  summary: 'Takes a receipt back: its invoices are open again, and the books have a posting that says so.',
  input: z.object({
    receiptId: recordId('receiptId'),
    reason: text(
      () => texts.reason,
      200,
      () => texts.reasonMissing,
    ),
  }),
  response: receipt,
})

export const fetchReceipts = defineCall({
  method: 'GET',
  path: '/Billing/LH/Receipts',
  permission: 'manage money',
  summary: 'A page of the receipts, newest first; of one company, or by number, reference or company.',
  input: z.object({ companyId: queryId('CompanyId').optional(), page, pageSize, search }),
  response: z.array(receipt),
  paged: true,
})
