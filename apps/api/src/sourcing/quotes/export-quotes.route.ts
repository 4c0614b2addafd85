import { exportQuotes as call } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { exportQuotes } from './export-quotes'
import { compareQuotes } from './read-quotes'

export default route(call, async ({ db, limits, user, input, at }) => {
  await countOrRefuse(limits.exportsPerUser, 'exports', user.userId)
  return exportQuotes(await compareQuotes(db, { ...user, at }, input.enquiryId))
})
