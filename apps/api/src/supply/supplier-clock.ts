import { warnOfEnd } from '../billing/eway-bills/warn-of-end'
import { type ErrorLog, startClock } from '../platform/operations/clock'
import { matchAndMail } from './matching/match-and-mail'
import { expireLines } from './orders/expire-lines'
import type { SupplyDesk } from './orders/answer-lines'
import { tellSuppliers } from './orders/tell-suppliers'

const EVERY_MS = 5000

export const SUPPLIERS_UNTOLD = 'suppliers could not be told'

/** Mails suppliers about their lines, the enquiries that fit and e-way bills that end, and ends the time to answer, until stopped. Several servers may do it at once. */
export const startSupplierClock = (desk: SupplyDesk, log: ErrorLog) =>
  startClock(() => tick(desk, new Date()), { everyMs: EVERY_MS, log, failed: SUPPLIERS_UNTOLD })

async function tick(desk: SupplyDesk, at: Date) {
  await expireLines(desk, at)
  await tellSuppliers(desk, at)
  await matchAndMail(desk.db, desk.siteUrl, at)
  await warnOfEnd(desk, at)
}
