import type { OrderStatus } from '../ordering/order-status'
import { hasReached, type ConsignmentState } from './consignment'
import { leftToLoad, type Consignment, type LoadingTolerance, type OrderedLine } from './loading'

interface OrderProgress {
  status: Exclude<OrderStatus, 'Cancelled'>
  /** Some of it is on the road, and some of it isn't yet. */
  partlyDispatched: boolean
}

/**
 * The status of an order that is loaded in consignments. Null without any, and without lines: then it is set by hand as
 * before. Accepted: a supplier has accepted a line of it.
 */
export function orderProgress(
  lines: readonly OrderedLine[],
  consignments: readonly Consignment[],
  { accepted, tolerance }: { accepted: boolean; tolerance: LoadingTolerance },
): OrderProgress | null {
  if (consignments.length === 0 || lines.length === 0) return null
  const reached = (least: ConsignmentState) => consignments.filter(({ state }) => hasReached(state, least))
  // A truck that still stands in the yard with the last of it counts too, even where the tolerance could do without.
  const isAll = (least: ConsignmentState) =>
    reached(least).length === consignments.length &&
    leftToLoad(lines, consignments, tolerance).every(({ isComplete }) => isComplete)

  if (isAll('Received')) return { status: 'Delivered', partlyDispatched: false }
  if (isAll('Dispatched')) return { status: 'Dispatched', partlyDispatched: false }
  const isBegun = accepted || reached('Loaded').length > 0
  return { status: isBegun ? 'Processing' : 'Confirmed', partlyDispatched: reached('Dispatched').length > 0 }
}
