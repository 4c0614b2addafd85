import type { Order } from '@lohahaat/domain/ordering/order'
import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'

export interface StatusStep {
  status: OrderStatus
  state: 'done' | 'now' | 'to come'
  /** When it was reached; null for a future step. */
  at: string | null
  note: string | null
}

/** The statuses of an order that is not cancelled. */
const way: readonly OrderStatus[] = ['Confirmed', 'Processing', 'Dispatched', 'Delivered']

/** The progress of an order. A cancelled order has no future steps. */
export function statusSteps({ status, statusChanges }: Pick<Order, 'status' | 'statusChanges'>): StatusStep[] {
  const changeTo = (step: OrderStatus) => statusChanges.findLast((change) => change.status === step)
  const passed: readonly OrderStatus[] = [...way.filter(changeTo), 'Cancelled']
  const steps = status === 'Cancelled' ? passed : way
  const now = steps.indexOf(status)
  return steps.map((step, index) => {
    const state = index < now ? 'done' : index === now ? 'now' : 'to come'
    const { at = null, note = null } = (state !== 'to come' && changeTo(step)) || {}
    return { status: step, state, at, note }
  })
}
