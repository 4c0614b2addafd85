import { fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import { fetchOrderCertificates } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import { fetchLineAnswers } from '@lohahaat/contract/supply/orders/refused-lines'
import { fetchOrderRatings } from '@lohahaat/contract/supply/ratings/ratings'
import { isInvoiced } from '@lohahaat/domain/ordering/is-invoiced'
import type { Order } from '@lohahaat/domain/ordering/order'
import type { Api } from '../../../api/api'

export type OrderParts = Awaited<ReturnType<typeof loadParts>>

/** What is shown with an order, asked for with it so that nothing moves later; null where it can't be loaded. */
export async function loadParts(api: Api, order: Order) {
  const { orderId, status } = order
  const isAdmin = api.session.read().Role === 'Admin'
  const [documents, trucks, certificates, loading, answers, ratings] = await Promise.all([
    orNull(true, () => api.send(fetchInvoices, { ofOrderId: orderId, sort: 'issuedOn' })),
    orNull(status !== 'Cancelled', () => api.send(fetchOrderConsignments, { orderId })),
    orNull(true, () => api.send(fetchOrderCertificates, { orderId })),
    orNull(!isAdmin && isUnderWay(order), () => api.send(fetchOrderLoading, { orderId })),
    orNull(isAdmin, () => api.send(fetchLineAnswers, { orderId })),
    orNull(!isAdmin && status === 'Delivered', () => api.send(fetchOrderRatings, { orderId })),
  ])
  return { documents, trucks, certificates, loading, answers, ratings }
}

/** The order is worth showing without it. */
const orNull = <T>(isShown: boolean, load: () => Promise<T>): Promise<T | null> =>
  isShown ? load().catch(() => null) : Promise.resolve(null)

/** Not loaded yet, so that it matters who loads it. */
const isUnderWay = (order: Order) => order.status !== 'Cancelled' && !isInvoiced(order)
