import { fetchMarketFigures, type MarketClass } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Api } from '../../../api/api'

export type Market = ResponseOf<typeof fetchMarketFigures>

/** Null on failure: the landing pages work without figures. */
export const loadMarket = (api: Api): Promise<Market | null> => api.send(fetchMarketFigures).catch(() => null)

/** The figures of a class of pipe; none when nothing of it is in stock. */
export const findRate = (market: Market | null, className: string): MarketClass | undefined =>
  market?.classes.find((one) => one.className === className && one.departmentName.toLowerCase() === 'pipe')
