import { awardLines as awardLinesCall } from '@lohahaat/contract/sourcing/awards/award-lines'
import type { AwardSum, previewAward as previewCall } from '@lohahaat/contract/sourcing/awards/award-preview'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { Database } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { requireExactTotals } from '../quotes/quote-amounts'
import { compareQuotes } from '../quotes/read-quotes'
import { award, lockForAward, type AwardDesk } from './award'
import { chosenLots, sumOfAward } from './lots'

/** What an award by hand would come to, by the function that the award itself uses. */
export async function previewAward(
  db: Database,
  actor: Actor,
  { enquiryId, cells }: ParsedInputOf<typeof previewCall>,
): Promise<AwardSum> {
  const comparison = await compareQuotes(db, actor, enquiryId)
  const { enquiry } = comparison.about
  if (enquiry.status === 'Completed') throw new Refusal('enquiryCompleted', enquiry.leadId)
  const lots = chosenLots(comparison, cells)
  for (const { totals } of lots) requireExactTotals(totals)
  return sumOfAward(comparison, lots)
}

/** Each line to the quote that the buyer chose: one order per party. A repeat with the same key makes no other. */
export const awardLines = (
  desk: AwardDesk,
  actor: Actor,
  { enquiryId, cells, ...choice }: ParsedInputOf<typeof awardLinesCall>,
  key: string | undefined,
) =>
  desk.db.transaction(async (tx) => {
    await lockBuyer(tx, actor.userId)
    const request = { userId: actor.userId, call: awardLinesCall.path, key }
    const { answer } = await doOnce(tx, request, actor.at, async () => {
      const comparison = await lockForAward(tx, actor, enquiryId)
      return { orderIds: await award(tx, desk, actor, comparison, chosenLots(comparison, cells), choice) }
    })
    return answer
  })
