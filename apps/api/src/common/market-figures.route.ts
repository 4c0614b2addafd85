import { fetchMarketFigures } from '@lohahaat/contract/common/market-figures'
import { route } from '../http/route'
import { loadMarketFigures } from './market-figures'

export default route(fetchMarketFigures, ({ db, at }) => loadMarketFigures(db, at))
