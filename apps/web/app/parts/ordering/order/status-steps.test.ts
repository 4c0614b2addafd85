import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { expect, test } from 'vitest'
import { statusSteps } from './status-steps'

/** An order that reached these statuses on the 1st, the 2nd and so on. */
const order = (...statuses: OrderStatus[]) => ({
  status: statuses.at(-1) ?? 'Confirmed',
  statusChanges: statuses.map((status, index) => ({ status, at: `2026-04-0${index + 1}T10:00:00Z`, note: null })),
})

const said = (...statuses: OrderStatus[]) =>
  statusSteps(order(...statuses)).map(({ status, state }) => `${status}: ${state}`)

test('a new order has everything before it', () => {
  expect(said('Confirmed')).toEqual([
    'Confirmed: now',
    'Processing: to come',
    'Dispatched: to come',
    'Delivered: to come',
  ])
})

test('an order on the road', () => {
  expect(said('Confirmed', 'Processing', 'Dispatched')).toEqual([
    'Confirmed: done',
    'Processing: done',
    'Dispatched: now',
    'Delivered: to come',
  ])
})

test('a delivered order is at its end', () => {
  expect(said('Confirmed', 'Processing', 'Dispatched', 'Delivered').at(-1)).toBe('Delivered: now')
})

test('a cancelled order ends there, after what it went through', () => {
  expect(said('Confirmed', 'Cancelled')).toEqual(['Confirmed: done', 'Cancelled: now'])
  expect(said('Confirmed', 'Processing', 'Cancelled')).toEqual([
    'Confirmed: done',
    'Processing: done',
    'Cancelled: now',
  ])
})

test('what was reached has its time and its note, what is to come has neither', () => {
  const { status, statusChanges } = order('Confirmed')
  const noted = [
    ...statusChanges,
    { status: 'Processing' as const, at: '2026-04-03T08:00:00Z', note: 'Cutting on Friday' },
  ]
  const steps = statusSteps({ status: 'Processing', statusChanges: noted })
  expect(steps[1]).toEqual({
    status: 'Processing',
    state: 'now',
    at: '2026-04-03T08:00:00Z',
    note: 'Cutting on Friday',
  })
  expect(steps[2]).toEqual({ status: 'Dispatched', state: 'to come', at: null, note: null })
  expect(statusSteps({ status, statusChanges: noted })[1]?.at).toBeNull()
})
