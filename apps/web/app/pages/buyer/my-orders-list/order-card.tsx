import type { Order } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { mayChange, type OrderRights } from '../../../parts/ordering/order/orders-of-company'
import { OrderButtons } from '../../../parts/ordering/order/order-buttons'
import { ProformaButton } from '../../../parts/ordering/order/proforma-button'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { texts as orderTexts } from '../../../parts/ordering/order/texts'
import { useOrderDeletion } from '../../../parts/ordering/order/use-order-deletion'
import { CardLines } from './card-lines'
import { texts } from './texts'

interface OrderCardProps {
  order: Order
  rights: OrderRights
  /** Among the orders of colleagues, where it matters who ordered. */
  ofCompany: boolean
}

/** Everything about an order in little room. */
export function OrderCard({ order, rights, ofCompany }: OrderCardProps) {
  const heading = useId()
  const deletion = useOrderDeletion(order)
  const canChange = mayChange(order, rights, useSession().userId)
  return (
    <article aria-labelledby={heading} className="rounded-box border border-line bg-card *:px-4 sm:*:px-5">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b border-line py-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={heading} className="text-base">
              <Link to={`/orderDetails/${order.orderId}`} className="link">
                {order.orderNo}
              </Link>
            </h2>
            <StatusBadge status={order.status} partlyDispatched={order.partlyDispatched} />
          </div>
          <Origin order={order} ofCompany={ofCompany} />
        </div>
        <Totals order={order} />
      </header>
      <CardLines order={order} busy={deletion.busy} onDelete={canChange ? deletion.deleteLine : null} />
      <dl className="grid gap-x-8 gap-y-1 border-t border-line py-2 text-sm sm:grid-cols-2">
        <Place name={orderTexts.billingAddress} order={order} kind="billing" />
        <Place name={orderTexts.shippingAddress} order={order} kind="shipping" />
      </dl>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line py-2 max-sm:[&>button]:grow">
        <ProformaButton order={order} />
        <OrderButtons order={order} deletion={deletion} canCancel={canChange} />
      </footer>
    </article>
  )
}

function Origin({ order, ofCompany }: Omit<OrderCardProps, 'rights'>) {
  const { orderedBy, approvedBy } = order
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <IstTime instant={order.placedAt} />
      <span className="whitespace-nowrap">{texts.gstNumber(order.billingGstNo)}</span>
      {ofCompany && orderedBy !== null && <span className="text-ink">{texts.orderedBy(orderedBy)}</span>}
      {approvedBy !== null && <span>{texts.approvedBy(approvedBy)}</span>}
      {order.buyerOrderNo !== null && (
        <span className="wrap-anywhere text-ink">{texts.yourNumber(order.buyerOrderNo)}</span>
      )}
      {order.award && <span className="wrap-anywhere">{texts.supplier(order.award.party)}</span>}
    </p>
  )
}

interface PlaceProps {
  name: string
  order: Order
  kind: 'billing' | 'shipping'
}

/** An address in one sentence. */
function Place({ name, order, kind }: PlaceProps) {
  const city = [`${order[`${kind}City`]} ${order[`${kind}PinCode`]}`, order[`${kind}State`]].join(', ')
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="inline text-ink-soft after:content-[':_']">{name}</dt>
      <dd className="inline">
        {[order[`${kind}Name`], order[`${kind}Address`], city, order[`${kind}Phone`]].join(', ')}
      </dd>
    </div>
  )
}

function Totals({ order }: { order: Order }) {
  return (
    <dl className="flex gap-6 sm:text-right">
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-ink-soft">{texts.quantity}</dt>
        <dd>{formatTons(order.totalTons)}</dd>
      </div>
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-ink-soft">{texts.totalPrice}</dt>
        <dd className="font-semibold">{formatRupees(rupees(order.totalPrice))}</dd>
      </div>
    </dl>
  )
}
