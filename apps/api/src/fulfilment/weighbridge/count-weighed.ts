import { bindingComparison } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'
import { listLoadsSince, listSlipsSince } from './sent-trucks.repository'
import { ruleOf, slipsInForce, weighmentPapersOf } from './truck-papers'

interface Weighed {
  weighedTrucks: number
  trucksWithin: number
}

/** Of the trucks that sellers sent off since an instant: those weighed at both ends, and those that agree, by the rules of one truck. */
export async function countWeighed(
  db: Db,
  sellerIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, Weighed>> {
  const slips = await listSlipsSince(db, sellerIds, since)
  const loads = await listLoadsSince(db, sellerIds, since)
  const { shortageRule } = await fulfilmentSettings(db)
  const linesOf = groupBy(loads, ({ load }) => load.consignmentId)
  const counted = new Map<number, Weighed>()
  for (const [id, found] of groupBy(slips, ({ consignment }) => consignment.id)) {
    const [{ consignment } = { consignment: null }] = found
    if (!consignment?.sellerId) continue
    const inForce = slipsInForce(found)
    const papers = weighmentPapersOf({ consignment, inForce, lines: linesOf.get(id) ?? [] })
    const comparison = bindingComparison(papers, ruleOf(found, shortageRule))
    if (!comparison) continue
    const before = counted.get(consignment.sellerId) ?? { weighedTrucks: 0, trucksWithin: 0 }
    counted.set(consignment.sellerId, {
      weighedTrucks: before.weighedTrucks + 1,
      trucksWithin: before.trucksWithin + (comparison.isWithin ? 1 : 0),
    })
  }
  return counted
}
