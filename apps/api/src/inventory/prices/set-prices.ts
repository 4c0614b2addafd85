import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import type { undoPrices as undoPricesCall } from '@lohahaat/contract/inventory/prices/undo-prices'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { ASKED_ABOVE_PERCENT, farMoves } from '@lohahaat/domain/inventory/price-sheet/price-moves'
import { formatRupees, rupees, toRupees, type Paise } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { holdFar } from '../proposals/hold-prices'
import { allStock, isInScope, type StockScope } from '../stock/stock-scope'
import { findItem } from '../stock/stock-items.repository'
import { applySteps, lockPrices, lockSteps, readPrices, stepsIn, type PriceStep } from './price-steps.repository'

type NewPrices = ParsedInputOf<typeof setStockPrices>

/** Sets the prices that were typed or pasted, all or none. A repeat finds them set and changes nothing. */
export const setPrices = (
  database: Database,
  actor: Actor,
  { prices, confirmed = false }: NewPrices,
  scope: StockScope = allStock,
) =>
  database.transaction(async (db) => {
    const ids = prices.map(({ itemId }) => itemId)
    const present = new Map((await lockPrices(db, ids, scope.sellerId)).map(({ id, paise }) => [id, paise]))
    const steps = prices
      .map(({ itemId: id, oldPrice, price }) => ({ id, old: rupees(oldPrice), new: rupees(price) }))
      .filter((step) => requirePresent(present, step.id) !== step.new)
    await refuseMoved(
      db,
      steps.flatMap(({ id, old }) => {
        const paise = requirePresent(present, id)
        return paise === old ? [] : [{ id, paise }]
      }),
    )
    if (!confirmed) await refuseFar(db, steps)
    const { taken, waiting } = await holdFar(db, scope, actor, steps)
    const changeId = await applyListed(db, taken, { from: 'sheet' }, actor)
    const saved = await readPrices(db, ids)
    return {
      changeId,
      ...(waiting > 0 && { waiting }),
      prices: saved.map(({ id, paise, updatedAt }) => ({
        itemId: id,
        price: toRupees(paise),
        updatedAt: updatedAt.toISOString(),
      })),
    }
  })

/** A change back is a change like any other: it is audited, and can be undone. */
export const undoPrices = (
  database: Database,
  actor: Actor,
  { changeId }: ParsedInputOf<typeof undoPricesCall>,
  scope: StockScope = allStock,
) =>
  database.transaction(async (db) => {
    const made = await lockSteps(db, changeId)
    if (made.length === 0 || !made.every((step) => isInScope(scope, step))) throw new Refusal('unknownRecord')
    const back = made.flatMap(({ id, present, old, new: now }) =>
      old === null || present === old ? [] : [{ id, present, old: now, new: old }],
    )
    await refuseMoved(
      db,
      back.flatMap(({ id, present, old }) => (present === old ? [] : [{ id, paise: present }])),
    )
    const { taken } = await holdFar(db, scope, actor, back)
    return { changed: taken.length, changeId: await applyListed(db, taken, { undoes: changeId }, actor) }
  })

const applyListed = (db: Db, steps: readonly PriceStep[], told: Record<string, unknown>, actor: Actor) =>
  steps.length === 0 ? null : applySteps(db, { steps: stepsIn(steps), count: steps.length, told }, actor)

function requirePresent(present: ReadonlyMap<number, Paise>, id: number): Paise {
  const paise = present.get(id)
  if (paise === undefined) throw new Refusal('itemGone', String(id))
  return paise
}

async function refuseMoved(db: Db, moved: readonly { id: number; paise: Paise }[]) {
  const [first] = moved
  if (first) throw new Refusal('priceMoved', moved.length, await nameOf(db, first.id), formatRupees(first.paise))
}

async function refuseFar(db: Db, steps: readonly PriceStep[]) {
  const far = farMoves(steps)
  const [furthest] = far
  if (!furthest) return
  const prices = [formatRupees(furthest.old), formatRupees(furthest.new)] as const
  throw new Refusal('farPrices', far.length, ASKED_ABOVE_PERCENT, await nameOf(db, furthest.id), ...prices)
}

async function nameOf(db: Db, id: number) {
  const item = await findItem(db, id)
  return item ? nameItem(item) : String(id)
}
