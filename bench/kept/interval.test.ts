import { expect, test } from 'vitest'
import { exceedsNoise, timesInTurns, timesOfRuns } from './interval'

const quiet = [100, 101, 99, 100, 100]

test('a commit that costs a tenth is found on a quiet machine', () => {
  const times = timesOfRuns([90, 91, 89, 90, 90], quiet)
  expect(times.times).toBeCloseTo(0.9, 2)
  expect(exceedsNoise(times)).toBe(true)
})

test('the same difference is noise where rounds differ by more', () => {
  expect(exceedsNoise(timesOfRuns([70, 110, 95, 60, 115], [120, 80, 100, 130, 70]))).toBe(false)
})

test('load that meets both sides of a round is divided out when they alternate', () => {
  const [before, now] = [
    [100, 50, 80, 120, 60],
    [121, 59, 97, 143, 73],
  ]
  expect(exceedsNoise(timesOfRuns(now, before))).toBe(false)
  expect(exceedsNoise(timesInTurns(now, before))).toBe(true)
})

test('the interval is that of the textbook', () => {
  // Two samples with means of logs 0.1 apart, variances of 0.01, five each: 8 degrees of freedom, ±2.31 × 0.0632.
  const around = (middle: number) => [-1, -1, 0, 1, 1].map((step) => Math.exp(middle + step * 0.1))
  const { low, high } = timesOfRuns(around(0.1), around(0))
  expect(Math.log(high) - Math.log(low)).toBeCloseTo(2 * 2.31 * Math.sqrt((2 * 0.01) / 5), 6)
})
