import type { Db } from '../../../platform/db/db'
import type { Letter } from '../../../platform/mail/letter'
import { queueLetter } from '../../../platform/mail/queue-letter'
import { listParties } from '../../quotes/quotes.repository'

/** Queues a letter to every party that quoted, or only to those that quoted for one revision. */
export async function mailParties(
  tx: Db,
  { enquiryId, revision }: { enquiryId: number; revision?: number },
  write: () => Letter,
) {
  for (const { email } of await listParties(tx, enquiryId, revision)) await queueLetter(tx, email, write)
}
