import type { allocateReceipt, cancelReceipt as cancelCall } from '@lohahaat/contract/billing/receipts/receipts'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { postCancellation } from '@lohahaat/domain/billing/ledger/post-sale'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockCompany } from '../ledger/open-bills.repository'
import { insertPosting } from '../ledger/postings.repository'
import { listPostingsOf } from '../ledger/read-postings.repository'
import { reopenBankRow } from '../bank/bank-rows.repository'
import { allocate } from './allocate'
import { loadReceipt } from './read-receipts'
import { findReceipt, markCancelled, replaceShares } from './receipts.repository'

/** Sets a receipt against other bills than before; the books stay as they are. */
export async function reallocate(db: Database, actor: Actor, input: ParsedInputOf<typeof allocateReceipt>) {
  const { receiptId } = input
  await db.transaction(async (tx) => {
    const receipt = await lockReceipt(tx, receiptId)
    const { companyId, orderId, documentId, paise, tdsPaise } = receipt
    const before = await audited(tx, receiptId)
    const shares = input.shares?.map(({ number, amount }) => ({ number, paise: rupees(amount) })) ?? null
    await allocate(tx, { receiptId, companyId, orderId, documentId, paise: paise + tdsPaise }, shares)
    const change = { resource: 'Receipt', recordId: receiptId, before, after: await audited(tx, receiptId) }
    await recordAudit(tx, actor, change)
  })
  return loadReceipt(db, receiptId)
}

/** What the audit shows of a receipt; its shares are rupees by invoice. */
async function audited(tx: Db, receiptId: number) {
  const { number, companyName, amount, tds, cancelReason, shares } = await loadReceipt(tx, receiptId)
  const paid = Object.fromEntries(shares.map((share) => [share.number, formatRupees(rupees(share.amount))]))
  return { number, companyName, amount, tds, cancelReason, ...paid }
}

/** Takes a receipt back, on the day of the cancellation: what has been stated before stays as it was. */
export async function cancelReceipt(
  db: Database,
  actor: Actor,
  { receiptId, reason }: ParsedInputOf<typeof cancelCall>,
) {
  const { userId, at } = actor
  await db.transaction(async (tx) => {
    const { companyId } = await lockReceipt(tx, receiptId)
    const before = await audited(tx, receiptId)
    await replaceShares(tx, receiptId, [])
    for (const posting of await listPostingsOf(tx, { companyId }, ['receipt', 'tds'], receiptId))
      await insertPosting(tx, postCancellation(posting, istDay(at)), {
        ...{ party: { companyId }, sourceId: receiptId, postedBy: userId, at },
      })
    await reopenBankRow(tx, receiptId)
    await markCancelled(tx, receiptId, { cancelledAt: at, cancelledBy: userId, cancelReason: reason })
    const change = { resource: 'Receipt', recordId: receiptId, before, after: await audited(tx, receiptId) }
    await recordAudit(tx, actor, change)
  })
  return loadReceipt(db, receiptId)
}

/** A receipt that counts, with its company locked. Read again under the lock, since another may have cancelled it. */
async function lockReceipt(tx: Db, receiptId: number) {
  const seen = await findReceipt(tx, receiptId)
  if (!seen) throw new Refusal('unknownRecord')
  await lockCompany(tx, seen.companyId)
  const receipt = await findReceipt(tx, receiptId)
  if (!receipt || receipt.cancelledAt !== null) throw new Refusal('receiptCancelled', seen.number)
  return receipt
}
