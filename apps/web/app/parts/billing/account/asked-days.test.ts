import { expect, test } from 'vitest'
import { readDays } from './asked-days'

test.each([
  ['from=2026-04-01&to=2026-05-01', { from: '2026-04-01', to: '2026-05-01' }],
  ['from=2026-04-01', { from: '2026-04-01' }],
  ['from=2026-14-01&to=x', {}],
  ['from=2026-05-02&to=2026-05-01', {}],
  ['', {}],
])('a URL with %j asks for %j', (query, days) => {
  expect(readDays(new URLSearchParams(query))).toEqual(days)
})
