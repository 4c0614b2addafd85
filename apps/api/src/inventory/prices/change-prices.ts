import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { changePrices as changePricesCall } from '@lohahaat/contract/inventory/prices/change-prices'
import type { PriceChangeRequest } from '@lohahaat/contract/inventory/prices/price-change'
import { MAX_PRICE } from '@lohahaat/contract/inventory/stock/stock-choices'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees, rupees, toRupees } from '@lohahaat/domain/platform/money'
import { changedPrice, type PriceChange } from '@lohahaat/domain/inventory/price-change'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { applyChange, listSteps, lockPlan, readPlan, toldOfChange, type Intent } from './change-prices.repository'
import { holdFar } from '../proposals/hold-prices'
import { allStock, isInScope, within, type StockScope } from '../stock/stock-scope'
import { applySteps, stepsIn } from './price-steps.repository'
import { listPrices } from './price-history.repository'
import { findItem, findItems } from '../stock/stock-items.repository'

type Plan = Awaited<ReturnType<typeof readPlan>>

export async function previewPrices(db: Db, request: PriceChangeRequest, scope: StockScope = allStock) {
  const intent = intentOf(within(scope, request))
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
export const changePrices = (
  database: Database,
  actor: Actor,
  request: ParsedInputOf<typeof changePricesCall>,
  scope: StockScope = allStock,
) =>
  database.transaction(async (db) => {
    const intent = intentOf(within(scope, request))
    const plan = await lockPlan(db, intent)
    if (plan.count === 0) throw new Refusal('nothingToChange')
    if (plan.fingerprint !== request.fingerprint) throw new Refusal('pricesChanged')
    await requirePossible(db, plan, intent)
    if (scope.stepPercent !== null) return changeNear(db, actor, scope, plan, intent)
    return {
      changed: plan.changing,
      changeId: plan.changing === 0 ? null : await applyChange(db, plan, intent, actor),
    }
  })

/** As far as prices may move without approval; the others wait for it. */
async function changeNear(db: Db, actor: Actor, scope: StockScope, plan: Plan, intent: Intent) {
  const { taken, waiting } = await holdFar(db, scope, actor, await listSteps(db, plan, intent))
  const told = await toldOfChange(db, intent)
  const changeId =
    taken.length === 0 ? null : await applySteps(db, { steps: stepsIn(taken), count: taken.length, told }, actor)
  return { changed: taken.length, changeId, ...(waiting > 0 && { waiting }) }
}

/** None of an item outside the scope. */
export async function loadPrices(db: Db, itemId: number, scope: StockScope = allStock) {
  const item = scope.sellerId === null ? null : await findItem(db, itemId)
  return scope.sellerId === null || (item && isInScope(scope, item)) ? listPrices(db, itemId) : []
}

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
