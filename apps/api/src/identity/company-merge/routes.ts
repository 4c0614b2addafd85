import {
  fetchCompanies,
  mergeCompanies as mergeCompaniesCall,
} from '@lohahaat/contract/identity/companies/merge-companies'
import { route } from '../../platform/http/route'
import { listCompanies, mergeCompanies } from './merge-companies'

export default [
  route(fetchCompanies, async ({ db, input, answer }) => answer.page(await listCompanies(db, input))),
  route(mergeCompaniesCall, ({ db, actor, input }) => mergeCompanies(db, actor, input)),
]
