import {
  saveSupplierPayment as saveCall,
  type cancelSupplierPayment as cancelCall,
  type SupplierPayment,
} from '@lohahaat/contract/billing/suppliers/supplier-payments'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { postPayment } from '@lohahaat/domain/billing/ledger/post-purchase'
import { postCancellation } from '@lohahaat/domain/billing/ledger/post-sale'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { lockUser } from '../ledger/open-bills.repository'
import { insertPosting } from '../ledger/postings.repository'
import { listPostingsOf } from '../ledger/read-postings.repository'
import { loadPayment } from './read-suppliers'
import { lockSeller } from './supplier-invoices.repository'
import { findPayment, insertPayment, markPaymentCancelled } from './suppliers.repository'

type NewPayment = ParsedInputOf<typeof saveCall>

/** Records money that went to a supplier. A repeat with the same key records nothing else. */
export async function paySupplier(db: Database, actor: Actor, input: NewPayment, key: string | undefined) {
  const { id } = await db.transaction(async (tx) => {
    await lockUser(tx, actor.userId)
    const request = { userId: actor.userId, call: `POST ${saveCall.path}`, key }
    const { answer } = await doOnce(tx, request, actor.at, async () => ({ id: await record(tx, actor, input) }))
    return answer
  })
  return loadPayment(db, id)
}

async function record(tx: Db, { userId, at }: Actor, input: NewPayment) {
  const { sellerId, method, paidOn, reference } = input
  if (paidOn > istDay(at)) throw new Refusal('dayInFuture')
  if (!(await lockSeller(tx, sellerId))) throw new Refusal('unknownRecord')
  const [paid, tds] = [rupees(input.amount), rupees(input.tds)]
  const stored = { sellerId, method, paidOn, reference, paise: paid, tdsPaise: tds }
  const id = await insertPayment(tx, { ...stored, createdBy: userId, createdAt: at })
  await insertPosting(tx, postPayment({ partyId: sellerId, on: paidOn, reference, paid, tds }), {
    ...{ party: { sellerId }, sourceId: id, postedBy: userId, at },
  })
  return id
}

export async function cancelPayment(
  db: Database,
  { userId, at }: Actor,
  { paymentId: id, reason }: ParsedInputOf<typeof cancelCall>,
) {
  await db.transaction(async (tx) => {
    const seen = await findPayment(tx, id)
    if (!seen) throw new Refusal('unknownRecord')
    const { sellerId } = seen
    await lockSeller(tx, sellerId)
    if ((await findPayment(tx, id))?.cancelledAt) throw new Refusal('alreadyCancelled')
    for (const posting of await listPostingsOf(tx, { sellerId }, ['payment'], id))
      await insertPosting(tx, postCancellation(posting, istDay(at)), {
        ...{ party: { sellerId }, sourceId: id, postedBy: userId, at },
      })
    const before = await loadPayment(tx, id)
    await markPaymentCancelled(tx, id, { cancelledAt: at, cancelledBy: userId, cancelReason: reason })
    const change = { before: audited(before), after: audited(await loadPayment(tx, id)) }
    await recordAudit(tx, { userId, at }, { resource: 'SupplierPayment', recordId: id, ...change })
  })
  return loadPayment(db, id)
}

const audited = ({ reference, sellerId, sellerName, amount, tds, cancelReason }: SupplierPayment) => ({
  ...{ reference, sellerId, sellerName, amount, tds, cancelReason },
})
