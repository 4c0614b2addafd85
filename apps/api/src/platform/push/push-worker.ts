import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/db'
import { retryDelay } from '../mail/mail-worker'
import { startClock } from '../operations/clock'
import { claimDuePushes, delayPush, deletePush, type DuePush, removeDevice } from './pushes.repository'
import type { PushTransport } from './push-transport'

const IDLE_MS = 2000
const BATCH = 20
/** Longer than the transport waits, so that no second server takes what is being sent. */
const LEASE_MS = 60 * 1000

export const PUSHES_UNREAD = 'the queue of messages to devices could not be read'

/** Sends queued messages until stopped. */
export function startPushWorker(db: Database, transport: PushTransport, log: FastifyBaseLogger) {
  const clock = startClock(sendDue, { everyMs: IDLE_MS, log, failed: PUSHES_UNREAD })

  async function sendDue(): Promise<boolean> {
    const at = new Date()
    const due = await claimDuePushes(db, at, new Date(at.getTime() + LEASE_MS), BATCH)
    await Promise.all(due.map(send))
    return due.length === BATCH
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
      await clock.stop()
      transport.close()
    },
  }
}
