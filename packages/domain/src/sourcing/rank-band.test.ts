import { expect, test } from 'vitest'
import { rankBand } from './rank-band'

test.each([
  { costs: [100n], bands: ['first'] },
  { costs: [100n, 101n], bands: ['first', 'second-half'] },
  { costs: [100n, 101n, 102n], bands: ['first', 'second-half', 'second-half'] },
  { costs: [100n, 101n, 102n, 103n], bands: ['first', 'first-half', 'second-half', 'second-half'] },
  { costs: [100n, 100n, 101n], bands: ['first', 'first', 'second-half'] },
  { costs: [100n, 101n, 101n, 103n, 104n], bands: ['first', 'first-half', 'first-half', 'second-half', 'second-half'] },
])('quotes of $costs', ({ costs, bands }) => {
  expect(costs.map((own) => rankBand(own, costs))).toEqual(bands)
})
