import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { expect, test, vi } from 'vitest'
import { inBatches } from './points-in-batches'

const counted = (points: number) => {
  const limiter = new RateLimiterMemory({ points, duration: 3600 })
  return { limiter, asked: vi.spyOn(limiter, 'consume') }
}

/** How many of these tries were let through. */
async function tries(limiters: ReturnType<typeof inBatches>[], count: number, key = 'asha') {
  let through = 0
  for (let at = 0; at < count; at++)
    await limiters[at % limiters.length]?.consume(key).then(
      () => through++,
      (reason: unknown) => expect(reason).toBeInstanceOf(RateLimiterRes),
    )
  return through
}

test('the store is asked once for each lot, and the limit is exact', async () => {
  const { limiter, asked } = counted(200)
  const inThisServer = inBatches(limiter, 50)
  expect(await tries([inThisServer], 200)).toBe(200)
  expect(asked).toHaveBeenCalledTimes(4)
  expect(await tries([inThisServer], 10)).toBe(0)
  expect(await tries([inThisServer], 1, 'ravi')).toBe(1)
})

test('two servers together let no more through', async () => {
  const { limiter } = counted(200)
  expect(await tries([inBatches(limiter, 50), inBatches(limiter, 50)], 500)).toBe(200)
})

test('tries at the same moment lose no points', async () => {
  const limits = inBatches(counted(200).limiter, 50)
  const tried = await Promise.allSettled(Array.from({ length: 4 }, () => limits.consume('asha')))
  expect(tried.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await tries([limits], 300)).toBe(196)
})

test('a lot ends with its hour', async () => {
  vi.useFakeTimers()
  const { limiter, asked } = counted(200)
  const limits = inBatches(limiter, 50)
  await limits.consume('asha')
  vi.setSystemTime(Date.now() + 3_600_001)
  await limits.consume('asha')
  expect(asked).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a limit below one lot is kept as well', async () => {
  expect(await tries([inBatches(counted(3).limiter, 50)], 10)).toBe(3)
})
