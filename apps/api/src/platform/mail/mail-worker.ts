import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/db'
import { withoutPersonalData } from '../http/log'
import type { MailTransport } from './mail-transport'
import { claimDueMails, markFailed, markSent, type QueuedMail } from './mails.repository'

const IDLE_MS = 400
/** Requests come first: after a batch the worker pauses for a multiple of the time the event loop was busy. */
const REST = 3
const MAX_REST_MS = 1000
const BATCH = 10
/** Longer than the relay's time-out, so that no second server takes a mail being sent. */
const LEASE_MS = 60 * 1000
const MAX_RETRY_DELAY_MS = 15 * 60 * 1000

/** 5 s, 10 s, 20 s … up to a quarter of an hour. */
export const retryDelay = (attempts: number) => Math.min(5000 * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS)

/** Sends queued mails until stopped. A relay that is down delays them and loses none. */
export function startMailWorker(db: Database, transport: MailTransport, log: FastifyBaseLogger) {
  const stopping = new AbortController()
  /** Mails sent but not yet marked: while the database is away they wait here, so that none is sent twice. */
  const gone = new Set<number>()
  const running = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      const before = performance.eventLoopUtilization()
      const sent = await sendDue().catch((error: unknown) => {
        log.error({ err: error }, 'the mail queue could not be read')
        return 0
      })
      const { active } = performance.eventLoopUtilization(before)
      const rest = sent === 0 ? IDLE_MS : Math.min(REST * active, MAX_REST_MS)
      await pause(rest, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function sendDue(): Promise<number> {
    await markGone()
    const at = new Date()
    const due = await claimDueMails(db, at, new Date(at.getTime() + LEASE_MS), BATCH)
    const sendings = await Promise.allSettled(due.map(send))
    await markGone()
    const lost = sendings.find((sending) => sending.status === 'rejected')
    if (lost) throw lost.reason
    return due.length
  }

  async function markGone() {
    if (gone.size === 0) return
    const ids = [...gone]
    await markSent(db, ids, new Date())
    ids.forEach((id) => gone.delete(id))
  }

  async function send(mail: QueuedMail) {
    try {
      await transport.send(mail)
      gone.add(mail.id)
    } catch (error) {
      const reason = withoutPersonalData(error instanceof Error ? error.message : String(error))
      log.warn({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent yet')
      await markFailed(db, mail.id, reason, new Date(Date.now() + retryDelay(mail.attempts)))
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}
