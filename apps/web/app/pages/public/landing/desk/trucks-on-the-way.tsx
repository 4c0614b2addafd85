import type { TruckUnderWay } from '@lohahaat/contract/site/desks/buyer-desk'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { StateBadge } from '../../../../parts/fulfilment/state-badge'
import { texts } from './texts'

const SHOWN = 4

interface TrucksOnTheWayProps {
  trucks: readonly TruckUnderWay[]
  orderId: number
}

/** Each truck of an order with what the buyer does next: who waits for one receives it from here. */
export function TrucksOnTheWay({ trucks, orderId }: TrucksOnTheWayProps) {
  if (trucks.length === 0) return null
  const more = trucks.length - SHOWN
  return (
    <ul aria-label={texts.orders.trucks} className="mt-3 grid gap-2 border-t border-line pt-3 text-sm leading-5">
      {trucks.slice(0, SHOWN).map((truck) => (
        <li key={truck.consignmentId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/consignment/${truck.consignmentId}`} className="link">
            {texts.orders.truck(truck.number)}
          </Link>
          <StateBadge state={truck.state} />
          <span className="text-ink-soft">
            {[
              truck.vehicleNo,
              isExpected(truck) && texts.orders.expected(formatDay(truck.expectedOn)),
              hasEwayBill(truck) && texts.orders.ewayUntil(formatDay(truck.ewayLastDay)),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          {truck.state === 'Dispatched' && (
            <Link
              to={`/consignment/${truck.consignmentId}`}
              aria-label={texts.orders.receiveTruck(truck.number)}
              className="link ml-auto py-1 font-semibold"
            >
              {texts.orders.receive}
            </Link>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`/orderDetails/${orderId}`} className="link">
            {texts.orders.moreTrucks(more)}
          </Link>
        </li>
      )}
    </ul>
  )
}

const isExpected = (truck: TruckUnderWay): truck is TruckUnderWay & { expectedOn: string } =>
  truck.expectedOn !== null && truck.state !== 'Received'

/** Until the goods are there. */
const hasEwayBill = (truck: TruckUnderWay): truck is TruckUnderWay & { ewayLastDay: string } =>
  truck.ewayLastDay !== null && truck.state !== 'Received'
