import type { fetchApprovalRequests } from '@lohahaat/contract/ordering/approvals/requests'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { may } from '../../identity/sign-in/may'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { inSnapshot } from '../orders/load-order'
import { findRequest, listRequestLines, pageOfRequests } from './approvals.repository'
import { toHead, toRequest } from './to-request'

/** Nobody's id: whoever sees the requests of anybody in the company sees all. */
const ANY_MEMBER = 0

export async function listRequests(
  db: Database,
  actor: Actor,
  { page, pageSize, status }: ParsedInputOf<typeof fetchApprovalRequests>,
) {
  const { companyId, userId } = actor
  const seesAll = may(actor, 'see a request', { companyId, buyerId: ANY_MEMBER })
  const paging = { ...(page && { page }), ...(pageSize && { pageSize }) }
  const list = { companyId, status, ...(seesAll ? {} : { requesterId: userId }) }
  const { rows, total } = await pageOfRequests(db, list, paging)
  return { total, rows: rows.map(({ request, lineCount }) => toHead(request, lineCount, userId)) }
}

/** One request of the company that the actor's role lets him see. */
export const loadRequest = (db: Database, actor: Actor, requestId: number): Promise<ApprovalRequest> =>
  inSnapshot(db, async (tx) => {
    const request = await findRequest(tx, requestId, actor.companyId)
    if (!request || !may(actor, 'see a request', { buyerId: request.requesterId, companyId: request.companyId }))
      throw new Refusal('requestNotFound')
    return toRequest(request, await listRequestLines(tx, requestId), actor)
  })
