import { fetchFreightEstimates } from '@lohahaat/contract/inventory/freight/freight-estimates'
import { fetchFreightTerms, saveFreightTerms as saveCall } from '@lohahaat/contract/inventory/freight/freight-terms'
import { route } from '../../platform/http/route'
import { loadFreightEstimates } from './freight-estimates'
import { loadFreightTerms, saveFreightTerms } from './freight-terms'

export default [
  route(fetchFreightTerms, ({ db }) => loadFreightTerms(db)),
  route(saveCall, ({ db, actor, input }) => saveFreightTerms(db, actor, input)),
  route(fetchFreightEstimates, ({ db, input }) => loadFreightEstimates(db, input)),
]
