import type { Actor } from '@lohahaat/domain/identity/actor'
import type { StockScope } from '../../inventory/stock/stock-scope'
import type { Database } from '../../platform/db/db'
import { findCompanySource, refreshReach } from '../matching/refresh-reach'
import { ownStockToChange } from './own-scope'

/** Changes own stock. Who has no application is matched by what he has in stock, so that it is worked out anew. */
export async function changeOwnStock<T>(
  db: Database,
  actor: Actor,
  change: (scope: StockScope) => Promise<T>,
): Promise<T> {
  const answer = await change(await ownStockToChange(db, actor))
  if ((await findCompanySource(db, actor.companyId)) === 'stock')
    await db.transaction((tx) => refreshReach(tx, actor.companyId, actor.at))
  return answer
}
