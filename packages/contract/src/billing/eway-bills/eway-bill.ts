import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { MOST_KM } from '../../fulfilment/most-km'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, recordId } from '../../platform/fields'
import { invoiceIds } from '../invoice-ids'
import { portalTexts as texts } from '../portal-texts'
import { problem } from '../problems/problem'

/** In the order of the portal's codes 1 to 4. */
export const ewayCancelReasons = ['Duplicate', 'OrderCancelled', 'DataEntry', 'Other'] as const

const cancelReason = z.enum(ewayCancelReasons, { error: () => texts.reason })

/** What is recorded of a cancellation at a portal. Without a time it was now. */
export const portalCancellation = {
  cancelReason,
  cancelledAt: z.iso.datetime({ offset: true, error: () => texts.cancelledAt }).nullish(),
}

const ewayBill = z.object({
  ewayBillId: z.number(),
  invoiceId: z.number(),
  ewayBillNo: z.string(),
  generatedAt: instant,
  /** When Part B had its vehicle, from which the days run. */
  vehicleEnteredAt: instant,
  km: z.number(),
  /** The last day in India, to its end. */
  lastDay: z.iso.date(),
  endsAt: instant,
  extendedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: cancelReason.nullable(),
  canCancel: z.boolean(),
  canExtend: z.boolean(),
})

export type EwayBillEntry = z.output<typeof ewayBill>

export const fetchEwayBillCheck = defineCall({
  method: 'GET',
  path: '/Billing/LH/EwayBillCheck',
  permission: 'issue an invoice',
  summary:
    'Whether an invoice needs an e-way bill and why, what to mend before its file can be written, and the bill that came back.',
  input: z.object({ invoiceId: queryId('InvoiceId') }),
  response: z.object({
    invoiceId: z.number(),
    number: z.string(),
    orderId: z.number(),
    consignmentId: z.number(),
    sellerId: z.number().nullable(),
    isNeeded: z.boolean(),
    /** Goods with their tax, without what is exempt; and the limit that it is held against. */
    value: z.number(),
    limit: z.number(),
    limitOf: z.enum(['betweenStates', 'withinState', 'withinCity']),
    /** Regular, bill-to and ship-to, bill-from and dispatch-from, or both. */
    transactionType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    /** As it is sent; 0: the portal takes its own. */
    km: z.number(),
    /** By road between the two PIN codes, about; null where a place isn't known. */
    aboutKm: z.number().nullable(),
    problems: z.array(problem),
    warnings: z.array(problem),
    /** The one that counts, or else the last that was cancelled. */
    bill: ewayBill.nullable(),
  }),
})

export type EwayBillCheck = z.output<typeof fetchEwayBillCheck.response>

export const fetchEwayBillFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/EwayBillFile',
  permission: 'issue an invoice',
  summary: 'The file for the bulk upload at the e-way bill portal. It is refused while a check fails.',
  input: z.object({ invoiceIds }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})

export const saveEwayBill = defineCall({
  method: 'POST',
  path: '/Billing/LH/EwayBill',
  permission: 'issue an invoice',
  summary: 'Enters the e-way bill that the portal gave for an invoice. The same one twice is entered once.',
  input: z.object({
    invoiceId: recordId('invoiceId'),
    ewayBillNo: z
      .string({ error: () => texts.ewayBillNo })
      .transform((number) => number.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^[1-9]\d{11}$/, { error: () => texts.ewayBillNo })),
    generatedAt: z.iso.datetime({ offset: true, error: () => texts.generatedAt }),
    /** Where Part B came later. */
    vehicleEnteredAt: z.iso.datetime({ offset: true, error: () => texts.vehicleEnteredAt }).nullish(),
    /** As the portal has it. */
    km: decimal(() => texts.km, { min: 1, max: MOST_KM, places: 0 }),
  }),
  response: ewayBill,
})

export const cancelEwayBill = defineCall({
  method: 'POST',
  path: '/Billing/LH/CancelEwayBill',
  permission: 'issue an invoice',
  summary:
    'Records that an e-way bill was cancelled at the portal, within the hours of the settings after it was generated.',
  input: z.object({ ewayBillId: recordId('ewayBillId'), ...portalCancellation }),
  response: ewayBill,
})

export const extendEwayBill = defineCall({
  method: 'POST',
  path: '/Billing/LH/ExtendEwayBill',
  permission: 'issue an invoice',
  summary:
    'Records that an e-way bill was extended at the portal, within the hours of the settings before or after its end.',
  input: z.object({
    ewayBillId: recordId('ewayBillId'),
    /** Still to go. */
    km: decimal(() => texts.km, { min: 1, max: MOST_KM, places: 0 }),
  }),
  response: ewayBill,
})

export const fetchConsignmentEwayBill = defineCall({
  method: 'GET',
  path: '/Billing/LH/ConsignmentEwayBill',
  permission: 'see a consignment',
  summary: 'The e-way bill of a truck and the day it ends, for everybody who sees the truck.',
  input: z.object({ consignmentId: queryId('ConsignmentId') }),
  response: z.object({
    /** Null until the invoice is issued. */
    invoiceId: z.number().nullable(),
    isNeeded: z.boolean(),
    ewayBillNo: z.string().nullable(),
    lastDay: z.iso.date().nullable(),
    endsAt: instant.nullable(),
    /** Whether the goods are with the buyer, so that its end matters no more. */
    hasArrived: z.boolean(),
    /** Whether the caller may write the file and enter what comes back. */
    canEnter: z.boolean(),
  }),
})

export type ConsignmentEwayBill = z.output<typeof fetchConsignmentEwayBill.response>
