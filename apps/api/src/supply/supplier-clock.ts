import { setTimeout as pause } from 'node:timers/promises'
import { warnOfEnd } from '../billing/eway-bills/warn-of-end'
import { matchAndMail } from './matching/match-and-mail'
import { expireLines } from './orders/expire-lines'
import type { SupplyDesk } from './orders/answer-lines'
import { tellSuppliers } from './orders/tell-suppliers'

const EVERY_MS = 5000

interface Log {
  error(details: object, message: string): void
}

/** Mails suppliers about their lines, the enquiries that fit and e-way bills that end, and ends the time to answer, until stopped. Several servers may do it at once. */
export function startSupplierClock(desk: SupplyDesk, log: Log) {
  const stopping = new AbortController()
  const running = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      await tick(desk, new Date()).catch((error: unknown) => log.error({ err: error }, 'suppliers could not be told'))
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

async function tick(desk: SupplyDesk, at: Date) {
  await expireLines(desk, at)
  await tellSuppliers(desk, at)
  await matchAndMail(desk.db, desk.siteUrl, at)
  await warnOfEnd(desk, at)
}
