import type { Actor } from '@lohahaat/domain/identity/actor'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { lockSetting, readSetting, saveSetting } from '../../platform/db/settings.repository'

const KEY = 'supplierPriceStepPercent'
const USUAL_PERCENT = 10

/** How the limit is called in the audit. */
const RESOURCE = 'Price limit'

/** The percentage above which a supplier's price waits for approval. */
export async function loadPriceLimit(db: Db): Promise<number> {
  const kept = await readSetting(db, KEY)
  return typeof kept === 'number' ? kept : USUAL_PERCENT
}

export const setPriceLimit = (database: Database, actor: Actor, percent: number) =>
  database.transaction(async (db) => {
    await saveSetting(db, KEY, USUAL_PERCENT)
    const before = await lockSetting(db, KEY)
    if (before.value !== percent) {
      await before.change(percent)
      const [old, now] = [{ percent: before.value }, { percent }]
      await recordAudit(db, actor, { resource: RESOURCE, recordId: 1, before: old, after: now })
    }
    return { percent }
  })
