import type { Db } from '../db/db'
import type { Letter } from '../mail/letter'
import { queueLetter } from '../mail/queue-letter'
import { listParties } from './quotes.repository'

/** Queues a letter to everybody who has quoted, or only to those whose quote is for one revision. */
export async function writeToParties(
  tx: Db,
  { enquiryId, revision }: { enquiryId: number; revision?: number },
  letter: Letter,
) {
  for (const { email } of await listParties(tx, enquiryId, revision)) await queueLetter(tx, email, letter)
}
