import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { route } from '../../platform/http/route'
import { compareQuotes } from './read-quotes'
import { acceptSplit, toSplitQuotes } from './split-quotes'

export default [
  route(fetchSplitQuotes, async ({ db, user, input, at }) =>
    toSplitQuotes(await compareQuotes(db, { ...user, at }, input.enquiryId)),
  ),
  route(acceptSplitQuotes, ({ db, seller, site: { siteUrl }, user: { userId }, input, at }) =>
    acceptSplit({ db, seller, siteUrl, userId, at }, input),
  ),
]
