import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { sendQuote } from './quote-price'
import { loadQuotedEnquiry } from './quoted-enquiry'

export default [
  route(fetchQuotePrice, ({ db, user, input, at }) => loadQuotedEnquiry(db, { ...user, at }, input.enquiryId)),
  route(sendQuotePrice, async ({ db, limits, site: { siteUrl }, user: { userId }, input, at }) => {
    await countOrRefuse(limits.quotesPerUser, 'quotes', userId)
    return sendQuote({ db, siteUrl, userId, at }, input)
  }),
]
