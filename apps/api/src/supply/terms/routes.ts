import {
  fetchSupplierTerms,
  saveSupplierTerms as saveSupplierTermsCall,
} from '@lohahaat/contract/supply/terms/supplier-terms'
import { route } from '../../platform/http/route'
import { loadSupplierTerms, saveSupplierTerms } from './supplier-terms'

export default [
  route(fetchSupplierTerms, ({ db }) => loadSupplierTerms(db)),
  route(saveSupplierTermsCall, ({ db, actor, input }) => saveSupplierTerms(db, actor, input)),
]
