import type { BuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { toRupees } from '@lohahaat/domain/platform/money'
import { totalsOfQuoted } from '@lohahaat/domain/sourcing/quote-totals'
import { currentFees } from '../../ordering/fees/fees.repository'
import type { Db } from '../../platform/db/db'
import { findMeasures } from '../../sourcing/enquiries/enquiry-measures.repository'
import { addUpValidQuotes, listQuotesToDecide } from './quotes-to-decide.repository'

/** A longer enquiry is added up when its quotes are compared, not each time that somebody opens his desk. */
const MOST_ITEMS = 100

/** A buyer's enquiries that wait for his decision. */
export async function loadQuotesToDecide(
  db: Db,
  companyId: number,
  at: Date,
  limit: number,
): Promise<BuyerDesk['quotesToDecide']> {
  const rows = await listQuotesToDecide(db, companyId, at, limit)
  if (rows.length === 0) return { total: 0, shown: [] }
  const measures = await findMeasures(db, rows)
  const countOf = (id: number) => measures.get(id)?.itemCount ?? 0
  const short = rows.map(({ id }) => id).filter((id) => countOf(id) <= MOST_ITEMS)
  const landed = await findLanded(db, short, at, countOf)
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map(({ id, leadId, quotes, since, endsAt }) => ({
      enquiryId: id,
      leadId,
      itemCount: countOf(id),
      tons: toTons(measures.get(id)?.grams ?? 0n),
      quotes,
      since: since.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      landedFrom: landed.get(id) ?? null,
    })),
  }
}

/** The cheapest cost per ton of each enquiry among quotes for all of it, by its id, by the rules of the comparison. */
async function findLanded(db: Db, enquiryIds: readonly number[], at: Date, countOf: (id: number) => number) {
  const lowest = new Map<number, number>()
  if (enquiryIds.length === 0) return lowest
  const [sums, fees] = await Promise.all([addUpValidQuotes(db, enquiryIds, at), currentFees(db)])
  for (const { enquiryId, freightPaisePerTon, items, goods, grams } of sums) {
    if (items < countOf(enquiryId)) continue
    const terms = { freightPerTon: freightPaisePerTon ?? 0n, isExtraLot: false }
    const landed = toRupees(totalsOfQuoted({ goods, grams }, fees, terms).landedPerTon)
    lowest.set(enquiryId, Math.min(landed, lowest.get(enquiryId) ?? landed))
  }
  return lowest
}
