import { acceptQuote as acceptQuoteCall } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { exportQuotes as exportQuotesCall } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { acceptQuote } from './accept-quote'
import { exportQuotes } from './export-quotes'
import { loadQuoteFreight } from './quote-freight'
import { sendQuote } from './quote-price'
import { loadQuotedEnquiry } from './quoted-enquiry'
import { listQuotes } from './quotes'
import { acceptSplit, loadSplit } from './split-quotes'

export default [
  route(fetchQuotePrice, ({ db, actor, input }) => loadQuotedEnquiry(db, actor, input.enquiryId)),
  route(sendQuotePrice, async ({ db, limits, site: { siteUrl }, actor, input }) => {
    await countOrRefuse(limits.quotesPerUser, 'quotes', actor.userId)
    return sendQuote({ db, siteUrl }, actor, input)
  }),
  route(fetchQuotes, async ({ db, actor, input, answer }) => answer.page(await listQuotes(db, actor, input.enquiryId))),
  route(fetchQuoteFreight, ({ db, actor, input }) => loadQuoteFreight(db, actor, input.enquiryId)),
  route(fetchSplitQuotes, ({ db, actor, input }) => loadSplit(db, actor, input.enquiryId)),
  route(acceptSplitQuotes, ({ db, seller, site: { siteUrl }, actor, input }) =>
    acceptSplit({ db, seller, siteUrl }, actor, input),
  ),
  route(acceptQuoteCall, ({ db, seller, site: { siteUrl }, actor, input }) =>
    acceptQuote({ db, seller, siteUrl }, actor, input),
  ),
  route(exportQuotesCall, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportQuotes(db, actor, input.enquiryId)
  }),
]
