import type { Benchmark } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findEnquiries } from '../enquiries/enquiries.repository'
import { listItems } from '../enquiries/enquiry-items.repository'
import { findCatalogueRates } from './benchmarks.repository'

/** Only while the enquiry is open: today's rate is no measure of what was decided before. */
export const loadBenchmarks = (db: Database, actor: Actor, enquiryId: number): Promise<Benchmark[]> =>
  inSnapshot(db, async (tx) => {
    const [about] = await findEnquiries(tx, [enquiryId], actor.companyId)
    if (!about) throw new Refusal('enquiryNotFound')
    if (!may(actor, 'compare quotes', about.enquiry)) throw new Refusal('notYourEnquiry')
    if (about.enquiry.status !== 'InProgress') return []
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
