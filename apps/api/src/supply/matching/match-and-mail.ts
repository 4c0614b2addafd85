import type { Database } from '../../platform/db/db'
import { mailFits } from './mail-fits'
import { matchWaiting } from './match-enquiries'
import { reachOfNewcomers } from './refresh-reach'

/** Matches enquiries that are new with suppliers, and writes to whom they fit. */
export async function matchAndMail(db: Database, siteUrl: string, at: Date) {
  await reachOfNewcomers(db)
  await matchWaiting(db, at)
  await mailFits(db, siteUrl, at)
}
