import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { confirmOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import type { fetchStalePrices } from '@lohahaat/contract/supply/own-stock/stale-prices'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import { staleBefore } from '@lohahaat/domain/supply/stale-price'
import { findItems } from '../../inventory/stock/stock-items.repository'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { ownSeller, ownStockToChange } from './own-scope'
import { countStale, listStale, touchItems } from './stale-prices.repository'

const staleOf = (actor: Actor) => ({ sellerId: ownSeller(actor), before: staleBefore(actor.at) })

export const countStalePrices = (db: Db, actor: Actor) => countStale(db, staleOf(actor))

export async function loadStalePrices(db: Db, actor: Actor, request: ParsedInputOf<typeof fetchStalePrices>) {
  const rows = await listStale(db, staleOf(actor), request)
  const lowest = new Map(rows.map((row) => [row.id, toRupees(BigInt(row.lowest))]))
  const items = await findItems(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total: await countStalePrices(db, actor),
    rows: items.map((item) => ({ ...item, lowestPrice: lowest.get(item.itemId) ?? item.price })),
  }
}

/** The prices are as they were, and count as looked at today. An item of somebody else does not exist. */
export const confirmPrices = (database: Database, actor: Actor, { itemIds }: ParsedInputOf<typeof confirmOwnPrices>) =>
  database.transaction(async (db) => {
    await ownStockToChange(db, actor)
    const confirmed = await touchItems(db, staleOf(actor), itemIds, actor)
    if (itemIds && confirmed !== new Set(itemIds).size) throw new Refusal('unknownRecord')
    return { confirmed }
  })
