import type { Database } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import { enquiriesFit } from './fit-letters'
import { listNewFits, lockDue, setToldUntil, startTelling } from './fit-mails.repository'

/** People at a time, and enquiries in a letter. */
const MOST_TOLD = 50
const MOST_NAMED = 10

/** Mails those who sell what fits them since they were last told: one letter each, however many enquiries there are. */
export async function mailFits(db: Database, siteUrl: string, at: Date) {
  await startTelling(db, at)
  for (;;) {
    const told = await db.transaction(async (tx) => {
      const due = await lockDue(tx, at, MOST_TOLD)
      for (const { userId, email, companyId, toldUntil } of due) {
        const fits = await listNewFits(tx, companyId, toldUntil, MOST_NAMED + 1)
        await setToldUntil(tx, userId, at)
        if (fits.length > 0) await queueLetter(tx, email, () => enquiriesFit(fits, MOST_NAMED, siteUrl))
      }
      return due.length
    })
    if (told < MOST_TOLD) return
  }
}
