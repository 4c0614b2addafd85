import { expect, test } from 'vitest'
import { consignmentStates, hasReached, isOpenForLoading, refuseMove } from './consignment'

const settled = { hasInvoice: true, hasOpenShortage: false }

const allowed = ['Planned Loaded', 'Loaded Planned', 'Loaded Dispatched', 'Dispatched Received', 'Received Closed']

test.each(consignmentStates.flatMap((from) => consignmentStates.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(refuseMove(from, to, settled)).toBe(allowed.includes(`${from} ${to}`) ? null : 'noSuchMove')
  },
)

test('no truck leaves without its invoice, and one without invoice may be loaded', () => {
  const papers = { hasInvoice: false, hasOpenShortage: false }
  expect(refuseMove('Loaded', 'Dispatched', papers)).toBe('invoiceMissing')
  expect(refuseMove('Planned', 'Loaded', papers)).toBeNull()
})

test('nothing is closed over an open shortage, though it is received with one', () => {
  const papers = { hasInvoice: true, hasOpenShortage: true }
  expect(refuseMove('Received', 'Closed', papers)).toBe('shortageOpen')
  expect(refuseMove('Dispatched', 'Received', papers)).toBeNull()
})

test('what was reached stays reached', () => {
  expect(consignmentStates.filter((state) => hasReached(state, 'Dispatched'))).toEqual([
    'Dispatched',
    'Received',
    'Closed',
  ])
})

test.each([
  ['Planned', false, true],
  ['Loaded', false, true],
  ['Loaded', true, false],
  ['Dispatched', true, false],
  ['Dispatched', false, false],
] as const)('%s, with invoice %s: lines may change: %s', (state, hasInvoice, open) => {
  expect(isOpenForLoading(state, { hasInvoice })).toBe(open)
})
