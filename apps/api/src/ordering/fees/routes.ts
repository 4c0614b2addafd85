import { fetchFeeDetails, saveFeeDetails } from '@lohahaat/contract/ordering/fees/fee-details'
import { route } from '../../platform/http/route'
import { loadFees, saveFees } from './fee-details'

export default [
  route(fetchFeeDetails, ({ db }) => loadFees(db)),
  route(saveFeeDetails, ({ db, actor, input }) => saveFees(db, actor, input)),
]
