import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { route } from '../../platform/http/route'
import { toQuotes } from './quotes'
import { compareQuotes } from './read-quotes'

export default route(fetchQuotes, async ({ db, user, input, at, answer }) => {
  const comparison = await compareQuotes(db, { ...user, at }, input.enquiryId)
  answer.setTotalCount(comparison.total)
  return toQuotes(comparison)
})
