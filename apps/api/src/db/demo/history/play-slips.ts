import { toRupees } from '@lohahaat/domain/platform/money'
import { setPrice } from '../../../inventory/stock/stock-details'
import type { DemoWorld, Step, StockItem } from './demo-world'
import { setPricesAt } from './prices/fill-price-moves'
import { offersOf, tons } from './pipes'

/** Rates typed wrong, for the desk to find: so far above the others of their size. */
const slips = [
  { pipe: tons('Round Black', '100 NB', '4.5', 1), factor: 1.24, daysAgo: 2 },
  { pipe: tons('GI', '100 NB', '5.4', 1), factor: 1.19, daysAgo: 1 },
]

/** The dearest offer is the one that was mistyped, so that no cheapest rate of the catalogue is a mistake. */
export const itemsOfSlips = (world: DemoWorld): StockItem[] =>
  slips.flatMap(({ pipe }) => offersOf(world, pipe).at(-1) ?? [])

export function stepsOfSlips(world: DemoWorld): Step[] {
  const items = itemsOfSlips(world)
  return slips.flatMap(({ factor, daysAgo }, place) => {
    const item = items[place]
    if (!item) return []
    const at = world.moments.at(daysAgo, 12.1)
    const price = Math.round((toRupees(item.pricePaisePerTon) * factor) / 50) * 50
    return {
      at,
      act: async () => {
        await setPricesAt(world.db, at, [item.itemId])
        await setPrice(world.db, world.actor('desk', at), { itemId: item.itemId, price })
      },
    }
  })
}
