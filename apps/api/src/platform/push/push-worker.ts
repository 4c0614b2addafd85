import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/db'
import { retryDelay } from '../mail/mail-worker'
import {
  claimDuePushes,
  delayPush,
  deletePush,
  deletePushesBefore,
  type DuePush,
  removeDevice,
} from './pushes.repository'
import type { PushTransport } from './push-transport'

const IDLE_MS = 2000
const BATCH = 20
/** Longer than the transport waits, so that no second server takes what is being sent. */
const LEASE_MS = 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Sends queued messages until stopped. What can't be sent within a day is dropped: the mail says it too. */
export function startPushWorker(db: Database, transport: PushTransport, log: FastifyBaseLogger) {
  const stopping = new AbortController()
  const running = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      const taken = await sendDue().catch((error: unknown) => {
        log.error({ err: error }, 'the queue of messages to devices could not be read')
        return 0
      })
      if (taken < BATCH) await pause(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  async function sendDue(): Promise<number> {
    const at = new Date()
    await deletePushesBefore(db, new Date(at.getTime() - DAY_MS))
    const due = await claimDuePushes(db, at, new Date(at.getTime() + LEASE_MS), BATCH)
    await Promise.all(due.map(send))
    return due.length
  }

  async function send({ id, deviceId, attempts, payload, ...device }: DuePush) {
    const outcome = await transport.send(device, JSON.stringify(payload))
    if (outcome === 'gone') await removeDevice(db, deviceId)
    else if (outcome === 'later') await delayPush(db, id, new Date(Date.now() + retryDelay(attempts)))
    else await deletePush(db, id)
    if (outcome !== 'sent') log.info({ pushId: id, outcome }, 'a message to a device was not taken')
  }

  return {
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}
