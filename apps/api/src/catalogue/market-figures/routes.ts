import { fetchMarketFigures } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import { route } from '../../platform/http/route'
import { loadMarketFigures } from './market-figures'

export default [route(fetchMarketFigures, ({ db, at }) => loadMarketFigures(db, at))]
