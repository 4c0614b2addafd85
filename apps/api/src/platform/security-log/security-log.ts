import type { FastifyBaseLogger } from 'fastify'
import { setImmediate } from 'node:timers/promises'
import type { ProofKind, SecurityKind, SecurityRule } from '@lohahaat/contract/platform/security-log/security-kinds'
import type { Db } from '../db/db'
import { boundFloods } from './bound-floods'
import { insertSecurityEvents } from './security-events.repository'

/** Our own words and ids, never user input. */
export interface SecurityDetails {
  by?: ProofKind
  purpose?: NonNullable<SecurityRule['purpose']>
  reason?: string
  call?: string
  times?: number
  [id: string]: string | number
}

export interface SecurityEvent {
  at: Date
  kind: SecurityKind
  /** The account concerned. */
  userId: number | null
  /** Where only an email address is known: it is used to look up the account and not stored. */
  email?: string
  /** Shortened. */
  network: string
  details: SecurityDetails
  caller: { userId: number; role: 'Admin' | 'User' } | null
  reqId: string
}

export interface SecurityLog {
  record(event: SecurityEvent): void
  /** Waits for everything recorded so far. */
  settle(): Promise<void>
}

const BATCH = 200
const MAX_WAITING = 2000

/**
 * Writes each event as a log line at any log level, and as a row, in batches in the background. While the database is
 * away, rows are lost and lines are not.
 */
export function startSecurityLog(db: Db, log: FastifyBaseLogger): SecurityLog {
  const lines = log.child({}, { level: 'info' })
  const bound = boundFloods()
  const waiting: SecurityEvent[] = []
  let storing: Promise<void> | null = null

  const writeLine = ({ kind, userId, network, details, reqId }: SecurityEvent) =>
    lines.info({ reqId, security: kind, account: userId, network, ...details }, 'security event')

  async function storeAll() {
    await setImmediate()
    while (waiting.length > 0) await store(waiting.splice(0, BATCH))
    storing = null
  }

  async function store(events: readonly SecurityEvent[]) {
    const accounts = await insertSecurityEvents(db, events).catch((error: unknown) => {
      log.warn({ err: error, events: events.length }, 'security events are in the log only')
      return []
    })
    events.forEach((event, at) => {
      if (event.email !== undefined) writeLine({ ...event, userId: accounts[at]?.userId ?? null })
    })
  }

  return {
    record(given) {
      const more = bound(given)
      if (!more) return
      const event = { ...given, details: { ...given.details, ...more } }
      const isStored = waiting.length < MAX_WAITING
      if (event.email === undefined || !isStored) writeLine(event)
      if (isStored) waiting.push(event)
      storing ??= storeAll()
    },
    settle: async () => storing ?? undefined,
  }
}
