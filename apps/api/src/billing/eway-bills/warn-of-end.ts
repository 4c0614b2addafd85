import { listLoaders } from '../../fulfilment/consignments/loaders.repository'
import type { Database } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import { loadBillingSettings } from '../settings/settings-in-force'
import { billEnds } from './eway-letters'
import { lockBillsToWarnOf, markWarned } from './eway-bills.repository'

const AT_A_TIME = 100
const HOUR_MS = 60 * 60 * 1000

export interface BillingDesk {
  db: Database
  siteUrl: string
  supportEmail: string
}

/** Mails who dispatches and the desk of bills that end soon, once for each end. Returns how many there were. */
export const warnOfEnd = ({ db, siteUrl, supportEmail }: BillingDesk, at: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const { eway } = await loadBillingSettings(tx)
    const until = new Date(at.getTime() + eway.warnHours * HOUR_MS)
    const bills = await lockBillsToWarnOf(tx, { from: at, to: until }, AT_A_TIME)
    for (const bill of bills) {
      const dispatchers = bill.sellerId === null ? [] : await listLoaders(tx, bill.sellerId)
      for (const email of [...dispatchers.map((each) => each.email), supportEmail])
        await queueLetter(tx, email, () => billEnds(bill, { siteUrl, extendHours: eway.extendHours }))
    }
    if (bills.length > 0)
      await markWarned(
        tx,
        bills.map(({ id }) => id),
        at,
      )
    return bills.length
  })
