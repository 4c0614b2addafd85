import { ApiError } from './api-error'
import type { SendOptions } from './sent'

const OUTCOME_UNKNOWN = 'outcome-unknown'
/** With the waits in between, longer than a failover of the database takes. */
const MOST_REPEATS = 12
const LONGEST_WAIT_SECONDS = 5

/**
 * The server may be unable to learn whether a change was stored. Then the same request with the same key is repeated
 * until it is answered: it finds what is stored, or stores it now.
 */
export async function untilKnown<T>(ask: () => Promise<T>, { idempotencyKey, signal }: SendOptions): Promise<T> {
  let isUnknown = false
  for (let repeats = 0; ; repeats++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isUnknown ||= error.code === OUTCOME_UNKNOWN
      const isAway = error.status === 0 || error.status >= 500
      if (!isUnknown || !isAway || !idempotencyKey || repeats === MOST_REPEATS || signal?.aborted) throw error
      await pause(Math.min(error.retryAfterSeconds, LONGEST_WAIT_SECONDS))
    }
  }
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
