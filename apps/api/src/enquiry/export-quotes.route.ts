import { exportQuotes as call } from '@lohahaat/contract/enquiry/export-quotes'
import { route } from '../http/route'
import { exportQuotes } from './export-quotes'
import { compareQuotes } from './read-quotes'

export default route(call, async ({ db, user, input, at }) =>
  exportQuotes(await compareQuotes(db, { ...user, at }, input.BuyerInstructionId)),
)
