import { z } from 'zod'
import { documentCopies } from '@lohahaat/domain/billing/issued-document'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId, text } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { texts } from '../texts'
import { invoiceFilters } from './invoice-filters'
import { documentRow, taxDocument } from './tax-document'

export const invoiceSortable = ['issuedOn', 'number', 'buyerName', 'payable'] as const

const { page, pageSize, sort } = listQuery(invoiceSortable)

export const fetchInvoices = defineCall({
  method: 'GET',
  path: '/Billing/LH/Invoices',
  permission: 'list consignments',
  summary:
    'A page of the invoices and notes that match, newest first: everybody’s for an administrator, otherwise those to the caller’s company and those that his company loads.',
  input: z.object({ page, pageSize, sort, ...invoiceFilters }),
  response: z.array(documentRow),
  paged: true,
})

export const exportInvoices = defineCall({
  method: 'GET',
  path: '/Billing/LH/ExportInvoices',
  permission: 'list consignments',
  summary: 'All invoices and notes that match, as CSV or XLSX.',
  input: z.object({ ...invoiceFilters, format: z.enum(['csv', 'xlsx'], { error: () => texts.format }) }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})

export const fetchInvoice = defineCall({
  method: 'GET',
  path: '/Billing/LH/Invoice',
  permission: 'see an invoice',
  summary: 'One invoice or note as it was issued, with the notes that correct it.',
  input: z.object({ invoiceId: queryId('InvoiceId') }),
  response: taxDocument,
})

export const fetchInvoiceFile = defineCall({
  method: 'GET',
  path: '/Billing/LH/InvoiceFile',
  permission: 'see an invoice',
  summary:
    'An invoice or note as PDF on A4: the original for the recipient, the duplicate for the transporter or the triplicate for the supplier.',
  input: z.object({
    invoiceId: queryId('InvoiceId'),
    copy: z.enum(documentCopies, { error: () => texts.copy }).optional(),
  }),
  response: answeredFile,
  answers: 'file',
})

export const issueInvoice = defineCall({
  method: 'POST',
  path: '/Billing/LH/IssueInvoice',
  permission: 'issue an invoice',
  summary:
    'Issues the tax invoice of a consignment from its load, with the next number of the year, and mails the buyer.',
  input: z.object({ consignmentId: recordId('consignmentId') }),
  response: taxDocument,
  idempotencyKey: true,
})

export const cancelInvoice = defineCall({
  method: 'POST',
  path: '/Billing/LH/CancelInvoice',
  permission: 'manage invoices',
  summary: 'Cancels an invoice before its goods are dispatched. It stays with its number, and another can be issued.',
  input: z.object({
    invoiceId: recordId('invoiceId'),
    reason: text(
      () => texts.reason,
      200,
      () => texts.reasonMissing,
    ),
  }),
  response: taxDocument,
})
