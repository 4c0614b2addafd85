import type { Database } from '../platform/db/db'
import { mailFits } from './matching/mail-fits'
import { matchWaiting } from './matching/match-enquiries'
import { reachOfNewcomers } from './matching/refresh-reach'

/** Each minute: matches what is new, and writes to whom it fits. */
export async function matchAndMail(db: Database, siteUrl: string, at: Date) {
  await reachOfNewcomers(db)
  await matchWaiting(db, at)
  await mailFits(db, siteUrl, at)
}
