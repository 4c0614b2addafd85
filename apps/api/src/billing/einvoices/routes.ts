import {
  cancelEInvoice as cancelCall,
  fetchEInvoiceCheck,
  fetchEInvoiceFile,
  saveEInvoice,
} from '@lohahaat/contract/billing/einvoices/einvoice'
import { route } from '../../platform/http/route'
import { cancelEInvoice } from './cancel-einvoice'
import { loadEInvoiceCheck, writeEInvoiceFile } from './check-einvoice'
import { registerEInvoice } from './register'

export default [
  route(fetchEInvoiceCheck, ({ db, einvoiceKey, actor, input }) =>
    loadEInvoiceCheck({ db, einvoiceKey }, actor, input.invoiceId),
  ),
  route(fetchEInvoiceFile, ({ db, limits, actor, input }) =>
    writeEInvoiceFile({ db, limits }, actor, input.invoiceIds),
  ),
  route(saveEInvoice, ({ db, einvoiceKey, actor, input }) => registerEInvoice({ db, einvoiceKey }, actor, input)),
  route(cancelCall, ({ db, einvoiceKey, actor, input }) => cancelEInvoice({ db, einvoiceKey }, actor, input)),
]
