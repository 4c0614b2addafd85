import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/enquiry/quote-price'
import { route } from '../http/route'
import { sendQuote } from './quote-price'
import { loadQuotedEnquiry } from './quoted-enquiry'

export default [
  route(fetchQuotePrice, ({ db, user, input, at }) => loadQuotedEnquiry(db, { ...user, at }, input.BuyerInstructionId)),
  route(sendQuotePrice, ({ db, site: { siteUrl }, user: { userId }, input, at }) =>
    sendQuote({ db, siteUrl, userId, at }, input),
  ),
]
