import { fetchCreditTerms, saveCreditTerms as saveCall } from '@lohahaat/contract/billing/accounts/credit-terms'
import { route } from '../../platform/http/route'
import { loadCreditTerms, saveCreditTerms } from './credit-terms'

export default [
  route(fetchCreditTerms, ({ db, input: { companyId } }) => loadCreditTerms(db, companyId)),
  route(saveCall, ({ db, actor, input }) => saveCreditTerms(db, actor, input)),
]
