import {
  cancelInvoice as cancelInvoiceCall,
  exportInvoices as exportInvoicesCall,
  fetchInvoice,
  fetchInvoiceFile,
  fetchInvoices,
  issueInvoice as issueInvoiceCall,
} from '@lohahaat/contract/billing/invoices/invoices'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { cancelInvoice } from './cancel-invoice'
import { writeInvoiceFile } from './invoice-file'
import { issueInvoice } from './issue-invoice'
import { exportInvoices, listInvoices } from './list-invoices'
import { loadInvoice } from './load-invoice'

export default [
  route(fetchInvoices, async ({ db, actor, input, answer }) => answer.page(await listInvoices(db, actor, input))),
  route(exportInvoicesCall, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportInvoices(db, actor, input)
  }),
  route(fetchInvoice, ({ db, actor, input }) => loadInvoice(db, actor, input.invoiceId)),
  route(fetchInvoiceFile, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.pdfsPerUser, 'pdfs', actor.userId)
    return writeInvoiceFile(db, actor, input)
  }),
  route(issueInvoiceCall, ({ db, site: { siteUrl }, actor, input, visitor }) =>
    issueInvoice({ db, siteUrl }, actor, input.consignmentId, visitor.idempotencyKey),
  ),
  route(cancelInvoiceCall, ({ db, site: { siteUrl }, actor, input }) => cancelInvoice({ db, siteUrl }, actor, input)),
]
