import { expect, test } from 'vitest'
import { deliveryOf } from './delivery'

const ready = 'Ready stock (1-3 days)'

test.each([
  { say: 'counted and left', delivery: ready, kg: 1n, shown: ready },
  { say: 'sold out', delivery: ready, kg: 0n, shown: '1-3 days' },
  { say: 'not counted', delivery: ready, kg: null, shown: '1-3 days' },
  { say: 'not counted, written otherwise', delivery: 'ready stock: 2 days', kg: null, shown: '2 days' },
  { say: 'not counted, without days', delivery: 'Ready stock', kg: null, shown: '' },
  { say: 'rolled to order', delivery: 'Mill rolling (21 days)', kg: null, shown: 'Mill rolling (21 days)' },
])('$say: $shown', ({ delivery, kg, shown }) => {
  expect(deliveryOf(delivery, kg)).toBe(shown)
})
