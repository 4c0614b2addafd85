import type { ScoreEvents } from '@lohahaat/domain/supply/score'
import { countWeighed } from '../../fulfilment/weighbridge/count-weighed'
import type { Db } from '../../platform/db/db'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'
import { countTruckEvents } from './score-trucks.repository'
import { countTradeEvents, type Span } from './score.repository'

/** What happened with sellers since an instant. A number that is no seller's is left out. */
export async function countEvents(
  db: Db,
  sellerIds: readonly number[],
  span: Span,
): Promise<(ScoreEvents & { sellerId: number })[]> {
  const trade = await countTradeEvents(db, sellerIds, span)
  const { loadingToleranceHundredths } = await fulfilmentSettings(db)
  const trucks = await countTruckEvents(db, sellerIds, { ...span, tolerance: loadingToleranceHundredths })
  const weighed = await countWeighed(db, sellerIds, span.since)
  return trade.map((counts) => {
    const onRoad = trucks.get(counts.sellerId)
    if (!onRoad) throw new Error('A seller is gone between two counts')
    const { weighedTrucks = 0, trucksWithin = 0 } = weighed.get(counts.sellerId) ?? {}
    return { ...counts, ...onRoad, weighedTrucks, trucksWithin }
  })
}
