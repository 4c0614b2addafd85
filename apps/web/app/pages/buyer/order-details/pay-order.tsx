import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { isInvoiced } from '@lohahaat/domain/ordering/is-invoiced'
import type { Order } from '@lohahaat/domain/ordering/order'
import { rupees } from '@lohahaat/domain/platform/money'
import { OrderInvoices } from '../../../parts/billing/order-invoices'
import { HowToPay } from '../../../parts/ordering/payment/how-to-pay'

interface PayOrderProps {
  order: Order
  documents: readonly TaxDocumentRow[] | null
  isAdmin: boolean
}

/** How the order is paid until there are invoices, which come to what was loaded; from then on the invoices. */
export function PayOrder({ order, documents, isAdmin }: PayOrderProps) {
  if (documents && documents.length > 0) return <OrderInvoices documents={documents} isBuyer={!isAdmin} />
  if (order.status === 'Cancelled' || (isInvoiced(order) && !documents)) return null
  return <HowToPay payment={order.payment} total={rupees(order.totalPrice)} orderNo={order.orderNo} />
}
