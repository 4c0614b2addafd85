import {
  decidePriceProposal,
  fetchPriceLimit,
  fetchPriceProposals,
  savePriceLimit,
} from '@lohahaat/contract/inventory/prices/price-proposals'
import { route } from '../../platform/http/route'
import { allStock } from '../stock/stock-scope'
import { loadPriceLimit, setPriceLimit } from './price-limit'
import { decideProposal, loadProposals } from './proposals'

export default [
  route(fetchPriceProposals, async ({ db, input, answer }) => answer.page(await loadProposals(db, allStock, input))),
  route(decidePriceProposal, ({ db, actor, input }) => decideProposal(db, actor, input)),
  route(fetchPriceLimit, async ({ db }) => ({ percent: await loadPriceLimit(db) })),
  route(savePriceLimit, ({ db, actor, input }) => setPriceLimit(db, actor, input.percent)),
]
