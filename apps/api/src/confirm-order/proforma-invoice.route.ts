import { fetchProformaInvoice } from '@lohahaat/contract/confirm-order/proforma-invoice'
import { route } from '../http/route'
import { proformaInvoice } from './proforma-invoice'

export default route(fetchProformaInvoice, ({ db, user, input }) => proformaInvoice(db, user, input.GroupOrderId))
