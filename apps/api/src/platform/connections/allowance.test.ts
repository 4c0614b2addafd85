import { expect, test } from 'vitest'
import { allowPauses } from './allowance'
import { TIMEOUTS } from './timeouts'

/** Seconds until a sender with this rate is cut off; null for never. */
function cutAfter(rate: (second: number) => number): number | null {
  const isUsedUp = allowPauses(TIMEOUTS, 0)
  let bytes = 0
  for (let second = 1; second <= 600; second++) {
    bytes += rate(second)
    if (isUsedUp(second * 1000, bytes)) return second
  }
  return null
}

test.each([
  { say: '16 kB every second goes on for ten minutes', rate: () => 16_000, cut: null },
  { say: '64 kB every four seconds is the same', rate: (second: number) => (second % 4 ? 0 : 64_000), cut: null },
  { say: 'a pause of nine seconds is made up for', rate: (second: number) => (second % 10 ? 0 : 200_000), cut: null },
  { say: 'nothing at all is cut after ten seconds', rate: () => 0, cut: 11 },
  { say: 'half of it lasts twice as long', rate: () => 8_000, cut: 21 },
  { say: 'a byte a second is nothing', rate: () => 1, cut: 11 },
  {
    say: '20 MB at once don’t pay for a silence',
    rate: (second: number) => (second === 1 ? 20_000_000 : 0),
    cut: 12,
  },
])('$say', ({ rate, cut }) => {
  expect(cutAfter(rate)).toBe(cut)
})
