import type { Timeouts } from './timeouts'

/**
 * A budget of pause time: bytes earn it and waiting uses it up, capped at its start value, so that a fast start does
 * not pay for a long silence. Returns whether it is used up.
 */
export function allowPauses(
  { pauseMs, bytesPerSecond }: Pick<Timeouts, 'pauseMs' | 'bytesPerSecond'>,
  begunAt: number,
  bytesBefore = 0,
) {
  let left = pauseMs
  let [at, counted] = [begunAt, bytesBefore]
  return function isUsedUp(now: number, bytes: number): boolean {
    const earned = ((bytes - counted) / bytesPerSecond) * 1000
    left = Math.min(pauseMs, left + earned - (now - at))
    at = now
    counted = bytes
    return left < 0
  }
}
