import type { Database, Db } from '../../platform/db/db'
import { pointsByPin } from './find-points'
import { lockMatching } from './fits.repository'
import { matchSupplier } from './match-enquiries'
import { deleteReach, findStocked, findSupplier, listWithoutReach, saveReach } from './reach.repository'

/** Works out anew what a supplier sells and where he loads, and which enquiries fit that. Who is suspended gets none. */
export async function refreshReach(tx: Db, companyId: number, at = new Date()) {
  // Before the reach is written: matching counts the fits in it, and would wait for this while this waits for the lock.
  await lockMatching(tx)
  const found = await findSupplier(tx, companyId)
  if (found === null) {
    await deleteReach(tx, companyId)
    await matchSupplier(tx, companyId, at)
    return
  }
  const { sellerId, location, yards } = found
  const applied = appliedWith(found)
  const pins = yards && yards.length > 0 ? yards : [String(location)]
  const sold = applied ?? (await findStocked(tx, sellerId))
  await saveReach(tx, { companyId, ...sold, yards: await yardsAt(pins) })
  await matchSupplier(tx, companyId, at)
}

/** What he sells is what he applied with, if he did. */
const appliedWith = ({ classIds, brandIds }: NonNullable<Awaited<ReturnType<typeof findSupplier>>>) =>
  classIds && brandIds && classIds.length > 0 ? { classIds, brandIds } : null

/** What it is taken from that a company sells. */
export async function findCompanySource(db: Db, companyId: number): Promise<'application' | 'stock' | null> {
  const found = await findSupplier(db, companyId)
  if (!found) return null
  return appliedWith(found) ? 'application' : 'stock'
}

async function yardsAt(pinCodes: readonly string[]) {
  const pointOf = pointsByPin()
  const found = await Promise.all(pinCodes.map(async (pinCode) => ({ pinCode, point: await pointOf(pinCode) })))
  return found.flatMap(({ pinCode, point }) => (point ? [{ pinCode, ...point }] : []))
}

/** Suppliers of an earlier release, a few at a time. */
export async function reachOfNewcomers(db: Database) {
  for (const { companyId } of await listWithoutReach(db)) await db.transaction((tx) => refreshReach(tx, companyId))
}
