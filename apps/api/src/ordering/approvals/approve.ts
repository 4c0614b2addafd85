import type { approveRequest as approveCall } from '@lohahaat/contract/ordering/approvals/requests'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Seller } from '@lohahaat/domain/reference/seller'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockRequest, updateRequest, type RequestRecord } from './approvals.repository'
import { orderCart, repriceCart } from './cart-requests'
import { decisionOf, lockToDecide } from './lock-to-decide'
import { loadRequest } from './read-requests'

export interface ApprovalDesk {
  db: Database
  seller: Seller
  siteUrl: string
}

/** Who approved an order. */
export interface Approver {
  approvedBy: string
  approverId: number
}

/** How a kind of request becomes orders, and is priced anew. */
export interface RequestKind {
  /** Answers the ids of the orders. */
  order(tx: Db, desk: ApprovalDesk, actor: Actor, request: RequestRecord, approver: Approver): Promise<number[]>
  reprice(tx: Db, actor: Actor, request: RequestRecord): Promise<Repriced>
}

/** What changes of a request that is priced anew. */
type Repriced = Omit<Parameters<typeof updateRequest>[2], 'totalPaise'> & { totalPaise: bigint }

const cart: RequestKind = { order: orderCart, reprice: repriceCart }

/** After these the approver has to look again. */
const REPRICED: ReadonlySet<string> = new Set(['approvalExpired', 'notSold', 'notEnough'])

const isRepriced = (error: unknown) => error instanceof Refusal && REPRICED.has((error as Refusal).refused)

/**
 * Makes the requester's order at the frozen prices. Where that can't be, the request stays open and is priced anew in a
 * transaction of its own, since the refusal undoes the first. `quotes` comes from the capability that knows of quotes.
 */
export async function approveRequest(
  desk: ApprovalDesk,
  actor: Actor,
  { requestId, seenTotal }: ParsedInputOf<typeof approveCall>,
  quotes: RequestKind,
) {
  const kindOf = ({ kind }: RequestRecord) => (kind === 'quotes' ? quotes : cart)
  try {
    await desk.db.transaction(async (tx) => {
      const request = await lockToDecide(tx, actor, requestId)
      if (typeof seenTotal === 'number' && rupees(seenTotal) !== request.totalPaise) throw new Refusal('requestChanged')
      if (request.frozenUntil <= actor.at) throw new Refusal('approvalExpired')
      const decision = await decisionOf(tx, actor)
      const approver = { approvedBy: decision.decidedBy, approverId: actor.userId }
      const orderIds = await kindOf(request).order(tx, desk, actor, request, approver)
      await updateRequest(tx, requestId, { ...decision, status: 'Approved', orderIds })
    })
  } catch (error) {
    if (isRepriced(error)) await desk.db.transaction((tx) => reprice(tx, actor, requestId, kindOf))
    throw error
  }
  return loadRequest(desk.db, actor, requestId)
}

/** Keeps what it came to when it was asked for, so that who decides sees what has moved. */
async function reprice(tx: Db, actor: Actor, requestId: number, kindOf: (request: RequestRecord) => RequestKind) {
  const request = await lockRequest(tx, requestId, actor.companyId)
  if (request?.status !== 'Waiting') return
  const priced = await kindOf(request).reprice(tx, actor, request)
  await updateRequest(tx, requestId, { ...priced, askedTotalPaise: request.askedTotalPaise ?? request.totalPaise })
}
