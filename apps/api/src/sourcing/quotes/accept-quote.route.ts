import { acceptQuote as call } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { route } from '../../platform/http/route'
import { acceptQuote } from './accept-quote'

export default route(call, ({ db, seller, site: { siteUrl }, user: { userId }, input, at }) =>
  acceptQuote({ db, seller, siteUrl, userId, at }, input),
)
