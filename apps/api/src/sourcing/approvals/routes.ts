import { approveRequest as approveCall } from '@lohahaat/contract/ordering/approvals/requests'
import { askForQuotes as askCall } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { approveRequest } from '../../ordering/approvals/approve'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { askForQuotes, quoteRequests } from './quote-requests'

export default [
  route(askCall, async ({ db, limits, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) => {
    await countOrRefuse(limits.approvalsPerUser, 'approvals', actor.userId)
    return askForQuotes({ db, siteUrl }, actor, input, idempotencyKey)
  }),
  // Here, since an approval may have to award quotes, of which ordering doesn't know.
  route(approveCall, ({ db, seller, site: { siteUrl }, actor, input }) =>
    approveRequest({ db, seller, siteUrl }, actor, input, quoteRequests),
  ),
]
