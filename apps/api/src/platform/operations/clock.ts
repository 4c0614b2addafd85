import { setTimeout as pause } from 'node:timers/promises'

export interface ErrorLog {
  error(details: object, message: string): void
}

interface Clock {
  everyMs: number
  log: ErrorLog
  /** What the log says when a turn has failed; the next one tries again. */
  failed: string
}

/** Does a piece of work again and again until stopped, without a pause while it answers `true`: more is due. */
export function startClock(turn: () => Promise<unknown>, { everyMs, log, failed }: Clock) {
  const stopping = new AbortController()
  const running = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      const isMoreDue = await turn().catch((error: unknown) => log.error({ err: error }, failed))
      if (isMoreDue !== true) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
