import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { acceptSplitQuotes, SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { compareQuotes } from '../quotes/read-quotes'
import { award, lockForAward, type AwardDesk } from './award'
import { cheapestLots, sumOfAward } from './lots'

/** A list of one split, or empty when no split is cheaper than the best single quote, or nothing is left to award. */
export async function loadSplit(db: Database, actor: Actor, enquiryId: number): Promise<SplitQuotes[]> {
  const comparison = await compareQuotes(db, actor, enquiryId)
  if (comparison.about.enquiry.status !== 'InProgress') return []
  const lots = cheapestLots(comparison)
  return lots ? [sumOfAward(comparison, lots)] : []
}

/** The current split becomes one order per party. */
export const acceptSplit = (
  desk: AwardDesk,
  actor: Actor,
  { enquiryId, ...choice }: ParsedInputOf<typeof acceptSplitQuotes>,
) =>
  desk.db.transaction(async (tx) => {
    const comparison = await lockForAward(tx, actor, enquiryId)
    const lots = cheapestLots(comparison)
    if (!lots) throw new Refusal('noSplit')
    return { orderIds: await award(tx, desk, actor, comparison, lots, choice) }
  })
