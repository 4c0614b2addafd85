import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStatuses } from '../ordering/order-status'
import { consignmentStates, type ConsignmentState } from './consignment'
import type { Consignment, OrderedLine } from './loading'
import { orderProgress } from './order-progress'

const line = (orderLineId: number): OrderedLine => ({ orderLineId, pieces: 10n, grams: 300_000n, pieceGrams: 30_000n })
const truck = (state: ConsignmentState, orderLineId: number, pieces = 10n): Consignment => ({
  state,
  lines: [{ orderLineId, pieces, grams: pieces * 30_000n }],
})
const order = [line(1), line(2)]
const asked = { accepted: false, tolerance: 500n }

test.each([
  { say: 'planned only', trucks: [truck('Planned', 1)], status: 'Confirmed', partly: false },
  { say: 'one loaded', trucks: [truck('Loaded', 1)], status: 'Processing', partly: false },
  { say: 'one of two on the road', trucks: [truck('Dispatched', 1)], status: 'Processing', partly: true },
  {
    say: 'one on the road, one in the yard',
    trucks: [truck('Dispatched', 1), truck('Loaded', 2)],
    status: 'Processing',
    partly: true,
  },
  {
    say: 'one received, one in the yard',
    trucks: [truck('Received', 1), truck('Planned', 2)],
    status: 'Processing',
    partly: true,
  },
  {
    say: 'both on the road',
    trucks: [truck('Dispatched', 1), truck('Dispatched', 2)],
    status: 'Dispatched',
    partly: false,
  },
  {
    say: 'one received, one on the road',
    trucks: [truck('Closed', 1), truck('Dispatched', 2)],
    status: 'Dispatched',
    partly: false,
  },
  {
    say: 'both received',
    trucks: [truck('Closed', 1), truck('Received', 2)],
    status: 'Delivered',
    partly: false,
  },
  {
    say: 'a line short by a piece',
    trucks: [truck('Received', 1), truck('Received', 2, 9n)],
    status: 'Processing',
    partly: true,
  },
  {
    say: 'all received but a truck with some more in the yard',
    trucks: [truck('Received', 1), truck('Received', 2), truck('Loaded', 2, 1n)],
    status: 'Processing',
    partly: true,
  },
])('$say: $status', ({ trucks, status, partly }) => {
  expect(orderProgress(order, trucks, asked)).toEqual({ status, partlyDispatched: partly })
})

test('a line that a supplier accepted begins the work', () => {
  const accepted = { ...asked, accepted: true }
  expect(orderProgress(order, [truck('Planned', 1)], accepted)).toEqual({
    status: 'Processing',
    partlyDispatched: false,
  })
})

test('without consignments, or without lines, the status is set by hand', () => {
  expect(orderProgress(order, [], { ...asked, accepted: true })).toBeNull()
  expect(orderProgress([], [truck('Received', 1)], asked)).toBeNull()
})

test('as trucks move on, the status never goes back', () => {
  const anyTruck = fc.record({
    state: fc.constantFrom(...consignmentStates),
    orderLineId: fc.constantFrom(1, 2),
    pieces: fc.bigInt({ min: 1n, max: 10n }),
  })
  fc.assert(
    fc.property(fc.array(anyTruck, { minLength: 1, maxLength: 6 }), fc.nat(5), (trucks, chosen) => {
      const progress = (moved: number) =>
        orderProgress(
          order,
          trucks.map(({ state, orderLineId, pieces }, at) =>
            truck(at === moved ? next(state) : state, orderLineId, pieces),
          ),
          asked,
        )
      const [before, after] = [progress(-1), progress(chosen)]
      if (before === null || after === null) throw new Error('There are trucks')
      expect(orderStatuses.indexOf(after.status)).toBeGreaterThanOrEqual(orderStatuses.indexOf(before.status))
      if (before.partlyDispatched) expect(after.partlyDispatched || after.status !== 'Processing').toBe(true)
    }),
  )
})

const next = (state: ConsignmentState) => consignmentStates[consignmentStates.indexOf(state) + 1] ?? state
