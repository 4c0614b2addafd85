import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../platform/db/db'
import { sendReminders } from './send-reminders'

/** A reminder is of a day, so that some minutes don't matter. */
const EVERY_MS = 10 * 60 * 1000

interface Log {
  error(details: object, message: string): void
}

/** Mails reminders until stopped. Several servers may do it at once. */
export function startReminderClock({ db, siteUrl }: { db: Database; siteUrl: string }, log: Log) {
  const stopping = new AbortController()
  const running = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      await sendReminders(db, siteUrl, new Date()).catch((error: unknown) =>
        log.error({ err: error }, 'reminders could not be sent'),
      )
      await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
