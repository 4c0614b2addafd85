import { expect, test } from 'vitest'
import { isStale, untouchedDays } from './stale-price'

const now = new Date('2026-11-18T06:00:00Z')

test.each([
  ['2026-11-18T05:59:00Z', 0, false],
  ['2026-11-04T06:00:00Z', 14, false],
  ['2026-11-04T05:59:59Z', 14, true],
  ['2026-10-30T06:00:00Z', 19, true],
])('touched at %s: %i days, stale %s', (updatedAt, days, stale) => {
  expect([untouchedDays(updatedAt, now), isStale(updatedAt, now)]).toEqual([days, stale])
})
