import { fetchFeeDetails, saveFeeDetails } from '@lohahaat/contract/fee/fee-details'
import { route } from '../http/route'
import { loadFees, saveFees } from './fee-details'

export default [
  route(fetchFeeDetails, ({ db }) => loadFees(db)),
  route(saveFeeDetails, ({ db, input, user, at }) => saveFees({ db, userId: user.userId, at }, input)),
]
