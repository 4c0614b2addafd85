import type { Order } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { OrderAddress } from '../../../parts/ordering/order/order-address'
import { OrderButtons } from '../../../parts/ordering/order/order-buttons'
import { ProformaButton } from '../../../parts/ordering/order/proforma-button'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { useOrderDeletion } from '../../../parts/ordering/order/use-order-deletion'
import { CardLines } from './card-lines'
import { texts } from './texts'

export function OrderCard({ order }: { order: Order }) {
  const heading = useId()
  const deletion = useOrderDeletion(order)
  return (
    <article aria-labelledby={heading} className="rounded-box border border-line bg-card *:px-4 sm:*:px-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-line py-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={heading} className="text-lg">
              <Link to={`/orderDetails/${order.orderId}`} className="link">
                {order.orderNo}
              </Link>
            </h2>
            <StatusBadge status={order.status} />
          </div>
          <p className="mt-1 text-sm text-ink-soft">
            <IstTime instant={order.placedAt} /> ·{' '}
            <span className="whitespace-nowrap">{texts.gstNumber(order.billingGstNo)}</span>
          </p>
        </div>
        <Totals order={order} />
      </header>
      <div className="grid gap-x-8 gap-y-4 border-b border-line py-4 sm:grid-cols-2">
        <OrderAddress order={order} kind="billing" />
        <OrderAddress order={order} kind="shipping" />
      </div>
      <CardLines
        order={order}
        busy={deletion.busy}
        onDelete={isOpenForChange(order.status) ? deletion.deleteLine : null}
      />
      <footer className="flex flex-wrap items-center gap-3 border-t border-line py-4 max-sm:[&>button]:grow">
        <ProformaButton order={order} />
        <OrderButtons order={order} deletion={deletion} />
      </footer>
    </article>
  )
}

function Totals({ order }: { order: Order }) {
  return (
    <dl className="flex gap-8 sm:text-right">
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-ink-soft">{texts.quantity}</dt>
        <dd className="text-lg leading-6">{formatTons(order.totalTons)}</dd>
      </div>
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-ink-soft">{texts.totalPrice}</dt>
        <dd className="text-lg leading-6 font-semibold">{formatRupees(rupees(order.totalPrice))}</dd>
      </div>
    </dl>
  )
}
