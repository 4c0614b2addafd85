import type { Benchmark } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database } from '../../platform/db/db'
import { listItems } from '../enquiries/enquiry-items.repository'
import { findCatalogueRates } from './benchmarks.repository'
import { findToCompare } from './read-quotes'

/** Only while the enquiry is open: today's rate is no measure of what was decided before. */
export const loadBenchmarks = (db: Database, actor: Actor, enquiryId: number): Promise<Benchmark[]> =>
  inSnapshot(db, async (tx) => {
    const { enquiry } = await findToCompare(tx, actor, enquiryId)
    if (enquiry.status !== 'InProgress') return []
    const items = await listItems(tx, enquiryId)
    const rates = await findCatalogueRates(
      tx,
      items.map(({ thicknessId }) => thicknessId),
    )
    return items.flatMap(({ item, thicknessId }) => {
      const rate = rates.get(thicknessId)
      return rate ? { enquiryItemId: item.id, price: toRupees(rate.paise), make: rate.make } : []
    })
  })
