import { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import {
  askForApproval as askCall,
  fetchApprovalRequest,
  fetchApprovalRequests,
  rejectRequest as rejectCall,
  takeOutLines as takeOutCall,
  withdrawRequest as withdrawCall,
} from '@lohahaat/contract/ordering/approvals/requests'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { askForApproval } from './ask'
import { rejectRequest, takeOutLines, withdrawRequest } from './decide'
import { listLimits } from './limits'
import { listRequests, loadRequest } from './read-requests'

export default [
  route(askCall, async ({ db, limits, site: { siteUrl }, actor, visitor: { idempotencyKey }, input, answer }) => {
    await countOrRefuse(limits.approvalsPerUser, 'approvals', actor.userId)
    const request = await askForApproval({ db, siteUrl }, actor, input, idempotencyKey)
    answer.refreshSession({ Cart: '0' })
    return request
  }),
  route(fetchApprovalRequests, async ({ db, actor, input, answer }) =>
    answer.page(await listRequests(db, actor, input)),
  ),
  route(fetchApprovalRequest, ({ db, actor, input }) => loadRequest(db, actor, input.requestId)),
  route(rejectCall, ({ db, site: { siteUrl }, actor, input }) => rejectRequest({ db, siteUrl }, actor, input)),
  route(takeOutCall, ({ db, site: { siteUrl }, actor, input }) => takeOutLines({ db, siteUrl }, actor, input)),
  route(withdrawCall, async ({ db, actor, input, answer }) => {
    const { request, cart } = await withdrawRequest(db, actor, input.requestId)
    answer.refreshSession({ Cart: String(cart) })
    return request
  }),
  route(fetchLimits, ({ db, actor }) => listLimits(db, actor)),
]
