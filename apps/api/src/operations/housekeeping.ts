import type { FastifyBaseLogger } from 'fastify'
import { deleteMessagesBefore } from '../contact/contact-messages.repository'
import type { Database } from '../db/db'
import { deleteExpiredLimits } from '../http/rate-limits.repository'
import { deleteCodesBefore } from '../login/one-time-codes.repository'
import { deleteExpiredSessions } from '../login/sessions.repository'
import { deleteSentBefore } from '../mail/mails.repository'
import { deleteUnconfirmedBefore } from '../newsletter/newsletter.repository'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Throws away once an hour what nobody will ask for again. */
export function startHousekeeping(db: Database, log: FastifyBaseLogger) {
  const timer = setInterval(() => {
    sweep(db, new Date()).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function sweep(db: Database, at: Date) {
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds)
  await deleteExpiredSessions(db, at)
  await deleteCodesBefore(db, ago(2 * DAY_MS))
  await deleteSentBefore(db, ago(30 * DAY_MS))
  await deleteUnconfirmedBefore(db, ago(30 * DAY_MS))
  await deleteMessagesBefore(db, ago(730 * DAY_MS))
  await deleteExpiredLimits(db, at)
}
