import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, recordId, text } from '../../platform/fields'
import { listQuery, queryDay } from '../../platform/list-query'
import { texts } from '../money-texts'

const { page, pageSize } = listQuery([])
const MOST = 100_000_000_000

const paymentMethods = ['bank', 'upi', 'cheque'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const supplierPayment = z.object({
  paymentId: z.number(),
  sellerId: z.number(),
  sellerName: z.string(),
  method: z.enum(paymentMethods),
  amount: z.number(),
  tds: z.number(),
  paidOn: z.string(),
  reference: z.string(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
})

export type SupplierPayment = z.output<typeof supplierPayment>

export const saveSupplierPayment = defineCall({
  method: 'POST',
  path: '/Billing/LH/SupplierPayment',
  permission: 'manage money',
  summary: 'Records money that the house paid a supplier, and the tax it kept back.',
  input: z.object({
    sellerId: recordId('sellerId'),
    method: z.enum(paymentMethods, { error: () => texts.paidBy }),
    amount: decimal(() => texts.amount, { above: 0, max: MOST, places: 2 }),
    tds: decimal(() => texts.tds, { min: 0, max: MOST, places: 2 })
      .nullish()
      .transform((tds) => tds ?? 0),
    paidOn: queryDay('paidOn'),
    reference: text(
      () => texts.reference,
      40,
      () => texts.referenceMissing,
    ),
  }),
  response: supplierPayment,
  idempotencyKey: true,
})

export const cancelSupplierPayment = defineCall({
  method: 'PUT',
  path: '/Billing/LH/CancelSupplierPayment',
  permission: 'manage money',
  summary: 'Takes a payment to a supplier back.',
  input: z.object({
    paymentId: recordId('paymentId'),
    reason: text(
      () => texts.reason,
      200,
      () => texts.reasonMissing,
    ),
  }),
  response: supplierPayment,
})

export const fetchSupplierPayments = defineCall({
  method: 'GET',
  path: '/Billing/LH/SupplierPayments',
  permission: 'manage money',
  summary: 'A page of the payments to suppliers, newest first.',
  input: z.object({ sellerId: queryId('SellerId').optional(), page, pageSize }),
  response: z.array(supplierPayment),
  paged: true,
})
