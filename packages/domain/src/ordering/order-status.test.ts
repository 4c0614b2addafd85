import { expect, test } from 'vitest'
import { canMove, isOpenForChange, nextStatuses, orderStatuses, type OrderStatus } from './order-status'

test.each<{ status: OrderStatus; next: OrderStatus[]; open: boolean }>([
  { status: 'Confirmed', next: ['Processing', 'Cancelled'], open: true },
  { status: 'Processing', next: ['Dispatched', 'Cancelled'], open: true },
  { status: 'Dispatched', next: ['Delivered'], open: false },
  { status: 'Delivered', next: [], open: false },
  { status: 'Cancelled', next: [], open: false },
])('an order that is $status', ({ status, next, open }) => {
  expect(nextStatuses(status)).toEqual(next)
  expect(orderStatuses.filter((to) => canMove(status, to))).toEqual(next)
  expect(isOpenForChange(status)).toBe(open)
})
