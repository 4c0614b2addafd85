import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { changePrices as changePricesCall } from '@lohahaat/contract/inventory/prices/change-prices'
import type { PriceChangeRequest } from '@lohahaat/contract/inventory/prices/price-change'
import { MAX_PRICE } from '@lohahaat/contract/inventory/stock/stock-item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees, rupees, toRupees } from '@lohahaat/domain/platform/money'
import { changedPrice, type PriceChange } from '@lohahaat/domain/inventory/price-change'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { applyChange, lockPlan, readPlan, type Intent } from './change-prices.repository'
import { listPrices } from './price-history.repository'
import { findItem, findItems } from '../stock/stock-items.repository'

type Plan = Awaited<ReturnType<typeof readPlan>>

export async function previewPrices(db: Db, request: PriceChangeRequest) {
  const intent = intentOf(request)
  const plan = await readPlan(db, intent)
  await requirePossible(db, plan, intent)
  const { count, fingerprint } = plan
  const examples = (await findItems(db, plan.ids)).map((item) => ({
    itemId: item.itemId,
    description: nameItem(item),
    oldPrice: item.price,
    newPrice: toRupees(changedPrice(rupees(item.price), intent.change)),
  }))
  const [lowest, highest] = count === 0 ? [null, null] : [inRupees(plan.lowest), inRupees(plan.highest)]
  return { count, lowest, highest, examples, fingerprint }
}

/** Changes exactly the prices that were previewed, all or none. */
export const changePrices = (database: Database, actor: Actor, request: ParsedInputOf<typeof changePricesCall>) =>
  database.transaction(async (db) => {
    const intent = intentOf(request)
    const plan = await lockPlan(db, intent)
    if (plan.count === 0) throw new Refusal('nothingToChange')
    if (plan.fingerprint !== request.fingerprint) throw new Refusal('pricesChanged')
    await requirePossible(db, plan, intent)
    return {
      changed: plan.changing,
      changeId: plan.changing === 0 ? null : await applyChange(db, plan, intent, actor),
    }
  })

export const loadPrices = (db: Db, itemId: number) => listPrices(db, itemId)

const intentOf = ({ by = 0, percent = 0, roundTo, ...filters }: PriceChangeRequest): Intent => ({
  filters,
  change: {
    by: rupees(by),
    percentHundredths: toUnits(percent, 2),
    step: roundTo === undefined ? 1n : rupees(roundTo),
  },
  limit: rupees(MAX_PRICE),
})

async function requirePossible(db: Db, { impossible, impossibleId }: Plan, { change }: { change: PriceChange }) {
  const item = impossibleId === null ? null : await findItem(db, impossibleId)
  if (!item) return
  const price = changedPrice(rupees(item.price), change)
  throw new Refusal('impossiblePrices', impossible, nameItem(item), formatRupees(price))
}

const inRupees = (pair: Plan['lowest']) => ({ old: toRupees(pair.old), new: toRupees(pair.new) })
