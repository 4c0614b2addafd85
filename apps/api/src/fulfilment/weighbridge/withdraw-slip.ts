import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import { letterTexts } from './letter-texts'
import { listSlips, replaceSlip } from './slips.repository'

/** What was weighed is no longer what the truck carries: its slip goes to the history, and it has to be weighed again. */
export async function withdrawSlip(tx: Db, { userId, at }: Actor, consignmentId: number) {
  const slips = await listSlips(tx, consignmentId)
  const weighed = slips.find(({ slip }) => slip.side === 'seller' && slip.replacedAt === null)
  if (!weighed) return
  const why = { replacedBy: userId, replacedAt: at, replaceReason: letterTexts.loadChanged }
  await replaceSlip(tx, weighed.slip, why)
}
