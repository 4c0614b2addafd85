import type { Patience } from './patience'

/**
 * The time somebody has left to pause: bytes earn it, waiting uses it up, and nobody has more of it than he began with, so
 * that a fast start doesn't pay for a long silence. Tells whether it is used up.
 */
export function allowPauses(
  { pauseMs, bytesPerSecond }: Pick<Patience, 'pauseMs' | 'bytesPerSecond'>,
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
