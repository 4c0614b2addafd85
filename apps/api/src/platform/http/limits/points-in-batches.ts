import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** The part of a limiter that is used here. */
export type Limiter = Pick<RateLimiterAbstract, 'points'> & { consume(key: string): Promise<unknown> }

interface Lot {
  left: number
  until: number
}

/** More accounts than are active at the same time. */
const MAX_LOTS = 10_000

/**
 * Counts in this process and fetches points from the database in lots. The limit still holds across servers: unused
 * points of one server are lost to the others until the hour is over.
 */
export function inBatches(limiter: RateLimiterAbstract, size: number): Limiter {
  const lots = new Map<string, Lot>()
  const points = Math.min(size, limiter.points)

  async function fetchLot(key: string) {
    const { msBeforeNext }: RateLimiterRes = await limiter.consume(key, points)
    if (lots.size >= MAX_LOTS) lots.clear()
    const known = lots.get(key)
    const until = Date.now() + msBeforeNext
    // A concurrent fetch may have added its points.
    lots.set(key, { left: points - 1 + (known && known.until > Date.now() ? known.left : 0), until })
  }

  return {
    points: limiter.points,
    async consume(key) {
      const lot = lots.get(key)
      if (lot && lot.left > 0 && lot.until > Date.now()) lot.left--
      else await fetchLot(key)
    },
  }
}
