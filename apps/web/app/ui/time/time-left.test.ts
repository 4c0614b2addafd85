import { expect, test } from 'vitest'
import { formatTimeLeft } from './time-left'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [2 * DAY + 3 * HOUR + 59 * MINUTE, '2 d 3 h left'],
  [7 * DAY, '7 d left'],
  [DAY - SECOND, '23 h 59 min left'],
  [3 * HOUR, '3 h left'],
  [HOUR - SECOND, '59 min 59 s left'],
  [12 * MINUTE, '12 min left'],
  [45 * SECOND, '45 s left'],
  [1, '1 s left'],
  [0, 'Expired'],
  [-DAY, 'Expired'],
])('%i ms is said as %s', (milliseconds, said) => {
  expect(formatTimeLeft(milliseconds)).toBe(said)
})
