import type { Actor } from '@lohahaat/domain/identity/actor'
import { loadPriceLimit } from '../../inventory/proposals/price-limit'
import type { StockScope } from '../../inventory/stock/stock-scope'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findApplication } from '../applications/applications.repository'

/** The seller that the actor works for. The permission has seen that there is one. */
export function ownSeller({ sellerId }: Actor): number {
  if (sellerId === null) throw new Refusal('suppliersOnly')
  return sellerId
}

/** The actor's own stock, to look at. */
export const ownStock = (actor: Actor): StockScope => ({ sellerId: ownSeller(actor), stepPercent: null })

/** The actor's own stock, to change: not while he is suspended. */
export async function ownStockToChange(db: Db, actor: Actor): Promise<StockScope> {
  const application = await findApplication(db, actor.companyId)
  if (application?.status === 'Suspended') throw new Refusal('supplierSuspended')
  return { sellerId: ownSeller(actor), stepPercent: await loadPriceLimit(db) }
}
