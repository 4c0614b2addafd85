import type { Database } from '../../platform/db/db'
import { type ErrorLog, startClock } from '../../platform/operations/clock'
import { sendReminders } from './send-reminders'

/** A reminder is of a day, so that some minutes don't matter. */
const EVERY_MS = 10 * 60 * 1000

export const REMINDERS_UNSENT = 'reminders could not be sent'

/** Mails reminders until stopped. Several servers may do it at once. */
export const startReminderClock = ({ db, siteUrl }: { db: Database; siteUrl: string }, log: ErrorLog) =>
  startClock(() => sendReminders(db, siteUrl, new Date()), { everyMs: EVERY_MS, log, failed: REMINDERS_UNSENT })
