import { expect, test } from 'vitest'
import { isInvoiced } from './is-invoiced'

test.each([
  { status: 'Confirmed', invoiced: false },
  { status: 'Processing', invoiced: false },
  { status: 'Processing', partlyDispatched: true, invoiced: true },
  { status: 'Dispatched', invoiced: true },
  { status: 'Delivered', invoiced: true },
  { status: 'Cancelled', invoiced: false },
] as const)('$status, partly dispatched $partlyDispatched: $invoiced', ({ invoiced, ...order }) => {
  expect(isInvoiced(order)).toBe(invoiced)
})
