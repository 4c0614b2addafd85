import { acceptQuote as acceptQuoteCall } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { exportQuotes as exportQuotesCall } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { acceptQuote } from './accept-quote'
import { exportQuotes } from './export-quotes'
import { sendQuote } from './quote-price'
import { loadQuotedEnquiry } from './quoted-enquiry'
import { toQuotes } from './quotes'
import { compareQuotes } from './read-quotes'
import { acceptSplit, toSplitQuotes } from './split-quotes'

export default [
  route(fetchQuotePrice, ({ db, user, input, at }) => loadQuotedEnquiry(db, { ...user, at }, input.enquiryId)),
  route(sendQuotePrice, async ({ db, limits, site: { siteUrl }, user: { userId }, input, at }) => {
    await countOrRefuse(limits.quotesPerUser, 'quotes', userId)
    return sendQuote({ db, siteUrl, userId, at }, input)
  }),
  route(fetchQuotes, async ({ db, user, input, at, answer }) => {
    const comparison = await compareQuotes(db, { ...user, at }, input.enquiryId)
    answer.setTotalCount(comparison.total)
    return toQuotes(comparison)
  }),
  route(fetchSplitQuotes, async ({ db, user, input, at }) =>
    toSplitQuotes(await compareQuotes(db, { ...user, at }, input.enquiryId)),
  ),
  route(acceptSplitQuotes, ({ db, seller, site: { siteUrl }, user: { userId }, input, at }) =>
    acceptSplit({ db, seller, siteUrl, userId, at }, input),
  ),
  route(acceptQuoteCall, ({ db, seller, site: { siteUrl }, user: { userId }, input, at }) =>
    acceptQuote({ db, seller, siteUrl, userId, at }, input),
  ),
  route(exportQuotesCall, async ({ db, limits, user, input, at }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', user.userId)
    return exportQuotes(await compareQuotes(db, { ...user, at }, input.enquiryId))
  }),
]
