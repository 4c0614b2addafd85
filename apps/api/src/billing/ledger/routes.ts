import {
  fetchAccount,
  fetchAccountFile,
  fetchCompanyAccount,
  fetchCompanyAccountFile,
  fetchSellerAccount,
  fetchSellerAccountFile,
  fetchSupplierAccount,
  fetchSupplierAccountFile,
} from '@lohahaat/contract/billing/accounts/account'
import { route } from '../../platform/http/route'
import { writeAccountFile } from './account-file'
import { loadAccount } from './load-account'
import { ownSeller } from './own-seller'

export default [
  route(fetchAccount, ({ db, actor, input }) => loadAccount(db, { companyId: actor.companyId }, input, actor.at)),
  route(fetchAccountFile, ({ db, limits, seller, actor, input }) =>
    writeAccountFile({ db, limits, seller }, actor, { companyId: actor.companyId }, input),
  ),
  route(fetchCompanyAccount, ({ db, at, input: { companyId, ...asked } }) => loadAccount(db, { companyId }, asked, at)),
  route(fetchCompanyAccountFile, ({ db, limits, seller, actor, input: { companyId, ...asked } }) =>
    writeAccountFile({ db, limits, seller }, actor, { companyId }, asked),
  ),
  route(fetchSupplierAccount, ({ db, actor, input }) => loadAccount(db, ownSeller(actor), input, actor.at)),
  route(fetchSupplierAccountFile, ({ db, limits, seller, actor, input }) =>
    writeAccountFile({ db, limits, seller }, actor, ownSeller(actor), input),
  ),
  route(fetchSellerAccount, ({ db, at, input: { sellerId, ...asked } }) => loadAccount(db, { sellerId }, asked, at)),
  route(fetchSellerAccountFile, ({ db, limits, seller, actor, input: { sellerId, ...asked } }) =>
    writeAccountFile({ db, limits, seller }, actor, { sellerId }, asked),
  ),
]
