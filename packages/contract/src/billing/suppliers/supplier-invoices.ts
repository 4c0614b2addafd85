import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, recordId, text } from '../../platform/fields'
import { listQuery, queryDay } from '../../platform/list-query'
import { texts } from '../money-texts'

const { page, pageSize } = listQuery([])
const MOST = 100_000_000_000

const supplierInvoice = z.object({
  supplierInvoiceId: z.number(),
  sellerId: z.number(),
  sellerName: z.string(),
  consignmentId: z.number(),
  orderNo: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  taxable: z.number(),
  gst: z.number(),
  roundOff: z.number(),
  payable: z.number(),
  /** What the house keeps, before GST. */
  commission: z.number(),
  commissionGst: z.number(),
  isMicroOrSmall: z.boolean(),
  /** The last day to pay; of micro and small suppliers at most the days of the settings after the invoice. */
  dueOn: z.string().nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
})

export type SupplierInvoice = z.output<typeof supplierInvoice>

const entered = {
  consignmentId: recordId('consignmentId'),
  number: text(
    () => texts.invoiceNumber,
    16,
    () => texts.invoiceNumberMissing,
  ),
  issuedOn: queryDay('issuedOn'),
  taxable: decimal(() => texts.taxable, { above: 0, max: MOST, places: 2 }),
  gst: decimal(() => texts.gst, { min: 0, max: MOST, places: 2 }),
  roundOff: decimal(() => texts.roundOff, { min: -1, max: 1, places: 2 })
    .nullish()
    .transform((paise) => paise ?? 0),
}

export const saveOwnInvoice = defineCall({
  method: 'POST',
  path: '/Billing/LH/OwnInvoice',
  permission: "see the supplier's account",
  summary: 'The supplier enters his own invoice to the house for one of his trucks; it is posted with the commission.',
  input: z.object(entered),
  response: supplierInvoice,
  idempotencyKey: true,
})

export const fetchOwnInvoices = defineCall({
  method: 'GET',
  path: '/Billing/LH/OwnInvoices',
  permission: "see the supplier's account",
  summary: 'A page of the invoices that the caller’s supplier has sent the house for one truck, newest first.',
  input: z.object({ consignmentId: queryId('ConsignmentId'), page, pageSize }),
  response: z.array(supplierInvoice),
  paged: true,
})

export const saveSupplierInvoice = defineCall({
  method: 'POST',
  path: '/Billing/LH/SupplierInvoice',
  permission: 'manage money',
  summary: 'An administrator enters a supplier’s invoice to the house for a truck; it is posted with the commission.',
  input: z.object({ sellerId: recordId('sellerId'), ...entered }),
  response: supplierInvoice,
  idempotencyKey: true,
})

export const cancelSupplierInvoice = defineCall({
  method: 'PUT',
  path: '/Billing/LH/CancelSupplierInvoice',
  permission: 'manage money',
  summary: 'Takes a supplier’s invoice back, with its commission.',
  input: z.object({
    supplierInvoiceId: recordId('supplierInvoiceId'),
    reason: text(
      () => texts.reason,
      200,
      () => texts.reasonMissing,
    ),
  }),
  response: supplierInvoice,
})

export const fetchSupplierInvoices = defineCall({
  method: 'GET',
  path: '/Billing/LH/SupplierInvoices',
  permission: 'manage money',
  summary: 'A page of the invoices of suppliers, newest first.',
  input: z.object({ sellerId: queryId('SellerId').optional(), page, pageSize }),
  response: z.array(supplierInvoice),
  paged: true,
})

const truckToInvoice = z.object({
  consignmentId: z.number(),
  /** From 1 within its order. */
  number: z.number(),
  orderNo: z.string(),
  vehicleNo: z.string().nullable(),
  /** Of the house’s invoice to the buyer. */
  invoiceNo: z.string(),
})

export type TruckToInvoice = z.output<typeof truckToInvoice>

export const fetchTrucksToInvoice = defineCall({
  method: 'GET',
  path: '/Billing/LH/TrucksToInvoice',
  permission: 'manage money',
  summary:
    'The trucks of a supplier that the house has invoiced to the buyer, and he not yet to the house, oldest first.',
  input: z.object({ sellerId: queryId('SellerId'), page, pageSize }),
  response: z.array(truckToInvoice),
  paged: true,
})

export const fetchDueInvoices = defineCall({
  method: 'GET',
  path: '/Billing/LH/DueInvoices',
  permission: 'manage money',
  summary: 'The suppliers’ invoices that are open and when each has to be paid, the first due first.',
  input: z.object({ page, pageSize }),
  response: z.array(
    z.object({
      supplierInvoiceId: z.number(),
      sellerId: z.number(),
      sellerName: z.string(),
      number: z.string(),
      issuedOn: z.string(),
      dueOn: z.string().nullable(),
      isMicroOrSmall: z.boolean(),
      isOverdue: z.boolean(),
      open: z.number(),
    }),
  ),
  paged: true,
})

export type DueInvoice = z.output<typeof fetchDueInvoices.response>[number]
