import { fetchMarketFigures } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import { publicRead } from '../../platform/http/public-read'
import { loadMarketFigures } from './market-figures'

export default [publicRead(fetchMarketFigures, ({ db, at }) => loadMarketFigures(db, at))]
