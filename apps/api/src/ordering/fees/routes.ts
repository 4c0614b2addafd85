import { fetchFeeDetails, saveFeeDetails } from '@lohahaat/contract/ordering/fees/fee-details'
import { route } from '../../platform/http/route'
import { loadFees, saveFees } from './fee-details'

export default [
  route(fetchFeeDetails, ({ db }) => loadFees(db)),
  route(saveFeeDetails, ({ db, input, user, at }) => saveFees({ db, userId: user.userId, at }, input)),
]
