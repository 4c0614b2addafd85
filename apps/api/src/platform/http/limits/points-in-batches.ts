import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** What counting needs of a limiter. */
export type Limiter = Pick<RateLimiterAbstract, 'points'> & { consume(key: string): Promise<unknown> }

interface Lot {
  left: number
  until: number
}

/** More accounts than are busy at the same time; those that are not need no lot. */
const MOST_LOTS = 10_000

/**
 * Counts in this process and fetches points from the database a lot at a time. The limit still holds over all servers:
 * what a server has fetched and not used is lost to the others, and comes back when the hour is over.
 */
export function inBatches(limiter: RateLimiterAbstract, size: number): Limiter {
  const lots = new Map<string, Lot>()
  const points = Math.min(size, limiter.points)

  async function fetchLot(key: string) {
    const { msBeforeNext }: RateLimiterRes = await limiter.consume(key, points)
    if (lots.size >= MOST_LOTS) lots.clear()
    const known = lots.get(key)
    const until = Date.now() + msBeforeNext
    // Somebody who fetched at the same moment has put his there.
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
