import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { cacheFor } from '../../platform/cache-for'
import type { Db } from '../../platform/db/db'
import { listConfirmed, type VaultFilters } from './certificates.repository'
import { judgeAll } from './judge-all'

/**
 * The confirmed papers that somebody has to look at, the newest first: with an alarm, or with a figure beyond its limit.
 * Looked for each time, since an invoice, a tag or another paper can raise one without the paper being touched.
 */
export async function findAlarmed(db: Db, filters: VaultFilters): Promise<number[]> {
  const records = await listConfirmed(db, filters, MOST_ROWS)
  const judged = await judgeAll(db, records)
  return records.flatMap(({ id }) => {
    const [{ alarms, outcome }] = judged.of(id)
    return alarms.length > 0 || outcome === 'fail' ? [id] : []
  })
}

const A_MINUTE = 60_000

/** How many there are, for the desk. */
export const countAlarmed = cacheFor(A_MINUTE, async (db) => (await findAlarmed(db, {})).length)
