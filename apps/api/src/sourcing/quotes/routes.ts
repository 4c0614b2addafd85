import { fetchBenchmarks } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import { exportQuotes as exportQuotesCall } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { loadBenchmarks } from './benchmarks'
import { exportQuotes } from './export-quotes'
import { loadQuoteFreight } from './quote-freight'
import { sendQuote } from './quote-price'
import { loadQuotedEnquiry } from './quoted-enquiry'
import { listQuotes } from './quotes'

export default [
  route(fetchQuotePrice, ({ db, actor, input }) => loadQuotedEnquiry(db, actor, input.enquiryId)),
  route(sendQuotePrice, async ({ db, limits, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) => {
    await countOrRefuse(limits.quotesPerUser, 'quotes', actor.userId)
    return sendQuote({ db, siteUrl }, actor, input, idempotencyKey)
  }),
  route(fetchQuotes, async ({ db, actor, input, answer }) => answer.page(await listQuotes(db, actor, input.enquiryId))),
  route(fetchQuoteFreight, ({ db, actor, input }) => loadQuoteFreight(db, actor, input.enquiryId)),
  route(fetchBenchmarks, ({ db, actor, input }) => loadBenchmarks(db, actor, input.enquiryId)),
  route(exportQuotesCall, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportQuotes(db, actor, input.enquiryId)
  }),
]
