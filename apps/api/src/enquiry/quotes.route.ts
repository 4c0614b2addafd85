import { fetchQuotes } from '@lohahaat/contract/enquiry/quotes'
import { route } from '../http/route'
import { toQuotes } from './quotes'
import { compareQuotes } from './read-quotes'

export default route(fetchQuotes, async ({ db, user, input, at }) =>
  toQuotes(await compareQuotes(db, { ...user, at }, input.BuyerInstructionId)),
)
