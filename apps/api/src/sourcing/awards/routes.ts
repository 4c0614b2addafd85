import { awardLines as awardLinesCall } from '@lohahaat/contract/sourcing/awards/award-lines'
import { previewAward as previewAwardCall } from '@lohahaat/contract/sourcing/awards/award-preview'
import { copyRest as copyRestCall } from '@lohahaat/contract/sourcing/awards/copy-rest'
import { acceptQuote as acceptQuoteCall } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { route } from '../../platform/http/route'
import { acceptQuote } from './accept-quote'
import { awardLines, previewAward } from './award-lines'
import { copyRest } from './copy-rest'
import { acceptSplit, loadSplit } from './split-quotes'

export default [
  route(fetchSplitQuotes, ({ db, actor, input }) => loadSplit(db, actor, input.enquiryId)),
  route(acceptSplitQuotes, ({ db, seller, site: { siteUrl }, actor, input }) =>
    acceptSplit({ db, seller, siteUrl }, actor, input),
  ),
  route(acceptQuoteCall, ({ db, seller, site: { siteUrl }, actor, input }) =>
    acceptQuote({ db, seller, siteUrl }, actor, input),
  ),
  route(previewAwardCall, ({ db, actor, input }) => previewAward(db, actor, input)),
  route(awardLinesCall, ({ db, seller, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) =>
    awardLines({ db, seller, siteUrl }, actor, input, idempotencyKey),
  ),
  route(copyRestCall, ({ db, limits, actor, visitor: { idempotencyKey }, input }) =>
    copyRest({ db, limits }, actor, input.enquiryId, idempotencyKey),
  ),
]
