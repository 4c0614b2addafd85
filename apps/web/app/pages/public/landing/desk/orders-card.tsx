import type { BuyerDesk, OrderUnderWay } from '@lohahaat/contract/site/desks/buyer-desk'
import { Link } from 'react-router'
import { formatRupeesPerTon, formatTons } from '../../../../parts/platform/format'
import { DeskCard, NoRows } from '../../../../parts/platform/desk-card'
import { StageLine } from './stage-line'
import { TrucksOnTheWay } from './trucks-on-the-way'
import { texts } from './texts'

const ALL = '/myOrdersList'

export function OrdersCard({ orders: { total, shown } }: { orders: BuyerDesk['ordersUnderWay'] }) {
  const more = total - shown.length
  return (
    <DeskCard
      title={texts.orders.title}
      count={total}
      aside={
        <Link to={ALL} className="link">
          {texts.orders.all}
        </Link>
      }
      foot={
        more > 0 && (
          <Link to={ALL} className="link">
            {texts.orders.more(more)}
          </Link>
        )
      }
    >
      {total === 0 ? (
        <NoRows>
          <p>{texts.orders.none}</p>
          <p>{texts.orders.again}</p>
        </NoRows>
      ) : (
        <ul>
          {shown.map((order) => (
            <li key={order.orderId} className="border-t border-line px-4 py-4">
              <Order order={order} />
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  )
}

function Order({ order }: { order: OrderUnderWay }) {
  const { orderId, orderNo, shippingCity, tons, totalPrice, statusChanges } = order
  const note = statusChanges.at(-1)?.note
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm leading-5 text-ink-soft sm:block">
        <Link to={`/orderDetails/${orderId}`} className="link font-semibold max-sm:w-full">
          {orderNo}
        </Link>
        <p>{texts.orders.to(shippingCity)}</p>
        <p>{texts.orders.sum(formatTons(tons), formatRupeesPerTon(totalPrice))}</p>
      </div>
      <div className="min-w-0">
        <StageLine order={order} />
        {note && <p className="mt-2 text-sm wrap-anywhere">{note}</p>}
        <TrucksOnTheWay trucks={order.trucks} orderId={orderId} />
      </div>
    </div>
  )
}
