import type {
  rejectRequest as rejectCall,
  takeOutLines as takeOutCall,
} from '@lohahaat/contract/ordering/approvals/requests'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor, Member } from '@lohahaat/domain/identity/actor'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { may } from '../../identity/sign-in/may'
import type { Database, Db } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { countCart, lockBuyer } from '../cart/cart.repository'
import { totalsOfPriced } from '../checkout/order-of-cart'
import { linesTakenOut, requestRejected } from './approval-letters'
import {
  listRequestLines,
  lockRequest,
  lockWaitingOf,
  markTakenOut,
  updateRequest,
  type RequestRecord,
} from './approvals.repository'
import { frozenRates } from './freeze'
import { decisionOf, lockToDecide, requireWaiting } from './lock-to-decide'
import { loadRequest } from './read-requests'
import { listRequested } from './requested-lines.repository'
import { returnToCart } from './return-to-cart'

interface DecisionDesk {
  db: Database
  siteUrl: string
}

/** Rejects a request, returns its lines to the requester's cart and tells him why. */
export async function rejectRequest(
  { db, siteUrl }: DecisionDesk,
  actor: Actor,
  { requestId, reason }: ParsedInputOf<typeof rejectCall>,
) {
  await db.transaction(async (tx) => {
    const request = await lockToDecide(tx, actor, requestId)
    const { email } = await lockBuyer(tx, request.requesterId)
    await returnAll(tx, request)
    const decision = await decisionOf(tx, actor)
    await updateRequest(tx, requestId, { ...decision, status: 'Rejected', reason })
    const about = {
      requestId,
      total: formatRupees(request.totalPaise),
      rejectedBy: decision.decidedBy,
      reason,
      isForQuotes: request.kind === 'quotes',
    }
    await queueLetter(tx, email, () => requestRejected(about, siteUrl))
  })
  return loadRequest(db, actor, requestId)
}

/**
 * Takes lines out of a request for stock: they return to the requester's cart, of which he gets a mail, and the rest is
 * added up anew.
 */
export async function takeOutLines(
  { db, siteUrl }: DecisionDesk,
  actor: Actor,
  { requestId, approvalLineIds }: ParsedInputOf<typeof takeOutCall>,
) {
  await db.transaction(async (tx) => {
    const request = await lockToDecide(tx, actor, requestId)
    if (request.kind === 'quotes') throw new Refusal('quotesWhole')
    const { email } = await lockBuyer(tx, request.requesterId)
    const ids = new Set(approvalLineIds)
    const staying = (await listRequestLines(tx, requestId)).filter(({ removedAt }) => removedAt === null)
    const leaving = staying.filter(({ id }) => ids.has(id))
    if (leaving.length < ids.size) throw new Refusal('unknownRecord')
    if (leaving.length === staying.length) throw new Refusal('lastRequestedLine')
    await markTakenOut(tx, requestId, [...ids], actor.at)
    await returnToCart(tx, request.requesterId, leaving)
    const lines = (await listRequested(tx, requestId)).map(({ frozen }) => frozen)
    const { total, grams } = totalsOfPriced({ lines, ...frozenRates(request) })
    // What it came to with these lines is no measure of what it comes to now.
    await updateRequest(tx, requestId, { totalPaise: total, totalGrams: grams, askedTotalPaise: null })
    const { decidedBy: takenOutBy } = await decisionOf(tx, actor)
    const about = { requestId, takenOutBy, lines: leaving, total: formatRupees(total) }
    await queueLetter(tx, email, () => linesTakenOut(about, siteUrl))
  })
  return loadRequest(db, actor, requestId)
}

/** The requester takes his request back. */
export async function withdrawRequest(db: Database, actor: Actor, requestId: number) {
  const cart = await db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId, actor.companyId)
    if (!request || !may(actor, 'withdraw a request', { buyerId: request.requesterId, companyId: request.companyId }))
      throw new Refusal('requestNotFound')
    requireWaiting(request)
    await lockBuyer(tx, actor.userId)
    await withdraw(tx, request, actor.at)
    return countCart(tx, actor.userId)
  })
  return { request: await loadRequest(db, actor, requestId), cart }
}

/** Withdraws everything that a member waits for, such as when he leaves the company. */
export async function withdrawRequestsOf(tx: Db, member: Member, at: Date) {
  const requests = await lockWaitingOf(tx, member)
  await lockBuyer(tx, member.userId)
  for (const request of requests) await withdraw(tx, request, at)
}

async function withdraw(tx: Db, request: RequestRecord, at: Date) {
  await returnAll(tx, request)
  const { askedBy: decidedBy, requesterId: deciderId } = request
  await updateRequest(tx, request.id, { status: 'Withdrawn', decidedBy, deciderId, decidedAt: at })
}

async function returnAll(tx: Db, { id, requesterId }: RequestRecord) {
  const staying = (await listRequestLines(tx, id)).filter(({ removedAt }) => removedAt === null)
  await returnToCart(tx, requesterId, staying)
}
