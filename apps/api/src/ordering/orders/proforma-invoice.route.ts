import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { proformaInvoice } from './proforma-invoice'

export default route(fetchProformaInvoice, async ({ db, limits, user, input }) => {
  await countOrRefuse(limits.pdfsPerUser, 'pdfs', user.userId)
  return proformaInvoice(db, user, input.orderId)
})
