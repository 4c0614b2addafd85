import { approveRequest as approveCall } from '@lohahaat/contract/ordering/approvals/requests'
import { askForQuote as askCall } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { approveRequest } from '../../ordering/approvals/approve'
import { route } from '../../platform/http/route'
import { askForQuote, quoteRequests } from './quote-requests'

export default [
  route(askCall, ({ db, limits, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) =>
    askForQuote({ db, limits, siteUrl }, actor, input, idempotencyKey),
  ),
  // Here, since an approval may have to award quotes, of which ordering doesn't know.
  route(approveCall, ({ db, seller, site: { siteUrl }, actor, input }) =>
    approveRequest({ db, seller, siteUrl }, actor, input, quoteRequests),
  ),
]
