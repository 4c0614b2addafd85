import { roadKm, type Point } from '@lohahaat/domain/reference/road-distance'
import { fitOf } from '@lohahaat/domain/supply/fit'
import { currentFreightTerms } from '../../inventory/freight/freight-terms.repository'
import type { Database, Db } from '../../platform/db/db'
import { pointsByPin } from './find-points'
import {
  isAnythingWaiting,
  listAsked,
  lockMatching,
  replaceFits,
  takeWaiting,
  type AskedEnquiry,
  type FitRow,
} from './fits.repository'
import { listReach, type Reach } from './reach.repository'

/** Enquiries at a time: with 500 suppliers 50,000 pairs. */
const AT_A_TIME = 100

/** What roads are longer than the straight line, where the freight terms don't say. */
const USUAL_ROAD_FACTOR = 130

/** Matches the enquiries that are new or changed with all suppliers. Nothing waits most of the time. */
export async function matchWaiting(database: Database, at: Date) {
  while (await isAnythingWaiting(database)) if (!(await matchSome(database, at))) return
}

/** False where others have taken what waits. */
const matchSome = (database: Database, at: Date): Promise<boolean> =>
  database.transaction(async (tx) => {
    await lockMatching(tx)
    const enquiryIds = await takeWaiting(tx, AT_A_TIME)
    if (enquiryIds.length === 0) return false
    const [asked, reaches] = [await listAsked(tx, enquiryIds), await listReach(tx)]
    await replaceFits(tx, { enquiryIds }, await matchPairs(tx, asked, reaches), at)
    return true
  })

/** Matches one supplier, whose reach has changed, with all open enquiries. */
export async function matchSupplier(tx: Db, companyId: number, at: Date) {
  await lockMatching(tx)
  const [asked, reaches] = [await listAsked(tx), await listReach(tx, companyId)]
  await replaceFits(tx, { companyId }, await matchPairs(tx, asked, reaches), at)
}

async function matchPairs(tx: Db, asked: readonly AskedEnquiry[], reaches: readonly Reach[]): Promise<FitRow[]> {
  const { roadFactorPercent = USUAL_ROAD_FACTOR } = (await currentFreightTerms(tx)) ?? {}
  const pointOf = pointsByPin()
  const rows: FitRow[] = []
  for (const enquiry of asked) {
    const place = await pointOf(enquiry.pinCode)
    for (const { companyId, yards, ...sold } of reaches) {
      if (companyId === enquiry.companyId) continue
      const km = place && nearestKm(yards, place, roadFactorPercent)
      const fit = fitOf(enquiry, sold, km)
      if (fit) rows.push({ companyId, enquiryId: enquiry.id, ...fit, km })
    }
  }
  return rows
}

function nearestKm(yards: readonly Point[], place: Point, roadFactorPercent: number): number | null {
  const distances = yards.map((yard) => roadKm(yard, place, roadFactorPercent))
  return distances.length === 0 ? null : Math.min(...distances)
}
