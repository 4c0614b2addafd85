import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { loadOrder } from './load-order'
import { loadMyOrders } from './my-order'
import { proformaInvoice } from './proforma-invoice'

export default [
  route(fetchOrderSuccessDetail, ({ db, actor, input }) => loadOrder(db, actor, input.orderId)),
  route(fetchProformaInvoice, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.pdfsPerUser, 'pdfs', actor.userId)
    return proformaInvoice(db, actor, input.orderId)
  }),
  route(fetchMyOrder, async ({ db, actor, input, answer }) => answer.page(await loadMyOrders(db, actor, input))),
]
