import { fetchQuoteVersions } from '@lohahaat/contract/sourcing/quotes/quote-versions'
import { route } from '../../platform/http/route'
import { listVersions } from './quote-versions'

export default [
  route(fetchQuoteVersions, async ({ db, actor, input, answer }) => answer.page(await listVersions(db, actor, input))),
]
