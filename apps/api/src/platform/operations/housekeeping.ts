import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/db'
import type { FileStorage } from '../files/storage'
import { deleteExpiredLimits } from '../http/limits/rate-limits.repository'
import { deleteSentBefore } from '../mail/mails.repository'
import { deletePushesBefore } from '../push/pushes.repository'
import { deleteSecurityEventsBefore } from '../security-log/security-events.repository'
import { deleteUnusedFiles, findStoredNames } from '../files/files.repository'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** In UTC, early morning in India: listing a large store takes many requests. */
const HOUR_OF_STRAY_FILES = 21

/** Deletes what a capability no longer needs; `ago` gives the time so many days before. */
export type Sweep = (db: Database, ago: (days: number) => Date) => Promise<void>

interface Housekeeping {
  db: Database
  storage: FileStorage
  log: FastifyBaseLogger
  sweeps: readonly Sweep[]
}

/** Deletes expired data once an hour. */
export function startHousekeeping({ db, storage, log, sweeps }: Housekeeping) {
  const timer = setInterval(() => {
    const at = new Date()
    const work = sweep(db, sweeps, at).then(() => sweepFiles(db, storage, at))
    work.catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

const sweepPlatform: Sweep = async (db, ago) => {
  await deleteSentBefore(db, ago(30))
  await deletePushesBefore(db, ago(1))
  await deleteSecurityEventsBefore(db, ago(400))
  await deleteExpiredLimits(db, ago(0))
}

export async function sweep(db: Database, sweeps: readonly Sweep[], at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * DAY_MS)
  for (const one of [...sweeps, sweepPlatform]) await one(db, ago)
}

/**
 * Unused files have a row that says so. A file without a row may be newer than a restored database, so it is kept for a
 * week.
 */
export async function sweepFiles(db: Database, storage: FileStorage, at: Date) {
  await sweepUnusedFiles(db, storage, new Date(at.getTime() - DAY_MS))
  if (at.getUTCHours() === HOUR_OF_STRAY_FILES) await sweepStrayFiles(db, storage, new Date(at.getTime() - 7 * DAY_MS))
}

const AT_A_TIME = 500

/** Deletes files that were uploaded and not used, or replaced. */
async function sweepUnusedFiles(db: Database, storage: FileStorage, before: Date) {
  for (;;) {
    const names = await deleteUnusedFiles(db, before, AT_A_TIME)
    for (const name of names) await storage.remove(name)
    if (names.length < AT_A_TIME) return
  }
}

/** Deletes stored files that are older than a time and have no row, as left by a server that died in between. */
async function sweepStrayFiles(db: Database, storage: FileStorage, before: Date) {
  for await (const stored of storage.list()) {
    const old = stored.filter(({ storedAt }) => storedAt < before).map(({ name }) => name)
    const known = await findStoredNames(db, old)
    for (const name of old) if (!known.has(name)) await storage.remove(name)
  }
}
