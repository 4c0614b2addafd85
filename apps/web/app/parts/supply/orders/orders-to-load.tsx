import type { SupplierOrderRow } from '@lohahaat/contract/supply/orders/supplier-order'
import { fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { Card } from '../../../ui/card'
import { Countdown } from '../../../ui/time/countdown'
import { formatKg } from '../../platform/format'
import { texts } from './texts'

const SHOWN = 5

/** For the loader of a desk: the orders that wait for an answer. */
export const loadOrdersToLoad = (api: Api) =>
  api.sendPaged(fetchSupplierOrders, { state: 'Waiting', page: 1, pageSize: SHOWN })

/** A desk's part: what waits for an answer, and how long. */
export function OrdersToLoad({ rows }: { rows: readonly SupplierOrderRow[] }) {
  return (
    <Card title={texts.toLoad.title}>
      {rows.length === 0 && <p className="text-ink-soft">{texts.toLoad.none}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.orderId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 first:pt-0">
            <span>
              <Link to={`/supplier/orders/${row.orderId}`} className="link font-medium">
                {row.orderNo}
              </Link>
              <span className="block text-sm text-ink-soft">{texts.toLoad.kg(formatKg(row.kg), row.shippingCity)}</span>
            </span>
            {row.answerBy && <TimeLeft until={row.answerBy} />}
          </li>
        ))}
      </ul>
      <Link to="/supplier/orders" className="link mt-3 inline-block">
        {texts.toLoad.all}
      </Link>
    </Card>
  )
}

export const TimeLeft = ({ until }: { until: string }) => (
  <span className="text-sm whitespace-nowrap text-amber">
    <Countdown until={until} />
  </span>
)
